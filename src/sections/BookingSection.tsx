import { Global, css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { escapeHtml } from "../../contract/escapeHtml";
import { Breadcrumb } from "../components/Breadcrumb";
import { ContactPerson } from "../components/ContactPerson";
import { useSharedContent } from "../hooks/useSharedContent";
import { functionUrl } from "../requests/functionUrl";
import { bookingFormStyle, slotCounters } from "../theme/bookingForm";
import { from } from "../theme/breakpoints";
import { actionRoles, colors, palette } from "../theme/colors";
import { headerHeight, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { ServerHtml } from "../ui/ServerHtml";
import { NoBreakHeading } from "../ui/NoBreakHeading";

type Props = {
  texts: Queries.BookingTextsFragment;
  /** The agency's logo, large. */
  mark: string | null | undefined;
};

/** On wide screens two columns: the coloured one on the left, the form on the right. On phones the gains come after the form. */
const layout = css`
  --margin: max(${space.gutter}, (100vw - ${widths.page}) / 2);
  display: flex;
  flex-direction: column;
  ${from.tablet} {
    display: block;
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: calc(var(--margin) + 20rem) minmax(0, 1fr);
    min-height: calc(100svh - ${headerHeight});
  }
`;

const coloured = css`
  display: contents;
  > div {
    padding: ${space[4]} var(--margin) ${space[6]};
    background: ${palette.action[0]};
    ${actionRoles}
  }
  > div + div {
    order: 1;
    padding-top: ${space[6]};
  }
  > span {
    display: none;
  }
  h1 {
    ${type.display}
    margin-block: ${space[4]};
  }
  h1 + p {
    ${type.lead}
    margin-bottom: ${space[5]};
  }
  h2 {
    ${type.title}
    margin-bottom: ${space[2]};
  }
  ul > li {
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
    line-height: 1.4;
  }
  ${from.tablet} {
    display: block;
    > div + div {
      padding-top: 0;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[5]};
    }
  }
  ${from.desktop} {
    position: relative;
    overflow: clip;
    background: ${palette.action[0]};
    > div {
      padding-right: ${space[6]};
    }
    > div + div {
      /* Room for the foot of the logo. */
      padding-bottom: 14rem;
    }
    > span {
      position: absolute;
      display: block;
      top: calc(100% - 13rem);
      left: calc(var(--margin) - ${space[4]});
      width: 28rem;
    }
    h1 {
      font-size: clamp(2.75rem, 4vw, 3.25rem);
    }
    ul {
      display: block;
      ${type.lead}
    }
  }
`;

const unseen = keyframes`
  from, to {
    visibility: hidden;
  }
`;

/** As tall as a screen, so that what follows does not move into view when the slots come. */
const place = css`
  --card-padding: var(--margin);
  container-type: inline-size;
  min-height: 100svh;
  padding: ${space[6]} var(--margin);
  @media (scripting: none) {
    .waiting {
      display: none;
    }
  }
  @media (scripting: enabled) {
    /* Shown after half a second. */
    .waiting {
      animation: ${unseen} 0s 0.5s backwards;
    }
    /* Shown only when the slots do not come. */
    &[data-fragment] > form {
      animation: ${unseen} 0s 3s backwards;
    }
  }
  .waiting {
    margin-bottom: ${space[5]};
    color: ${colors.muted};
  }
  ${bookingFormStyle}
  h2 {
    ${type.heading}
    margin-bottom: ${space[2]};
  }
  section + section {
    margin-top: ${space[6]};
    padding-top: ${space[5]};
    border-top: 1px solid ${colors.line};
  }
  a {
    color: ${colors.accent};
  }
  ${from.desktop} {
    padding: ${space[6]} var(--margin) ${space[7]} ${space[7]};
    min-height: max(100%, 54rem);
  }
`;

/** Who receives, what a visitor gets, the free slots and the form, which the function writes into ServerHtml. */
export const BookingSection = ({ texts: { page, slots }, mark }: Props) => {
  const { interface: shared } = useSharedContent();
  const address = functionUrl("appointment-slots");
  const before = `<h2>${escapeHtml(slots.title)}</h2><p class="waiting">${escapeHtml(slots.waiting)}</p><form action="${address}"><button class="submit" type="submit">${escapeHtml(slots.show)}</button></form>`;
  const crumbs = [{ label: shared.navigation.home, href: "/" }, { label: page.kicker }];
  return (
    <div css={layout}>
      {/* Without JavaScript: this page with the form in it, from the function (netlify/appointments/appointmentPage.ts). */}
      <Helmet>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${address}">`}</noscript>
      </Helmet>
      <Global styles={slotCounters} />
      <div css={coloured}>
        <div>
          <Breadcrumb label={shared.accessibility.breadcrumb} crumbs={crumbs} />
          <h1>
            <NoBreakHeading text={page.title} />
          </h1>
          <p>{page.text}</p>
          <ContactPerson label={page.host} />
        </div>
        <div>
          <h2>{page.gainsTitle}</h2>
          <ul>
            {page.gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </div>
        <Drawing svg={mark} />
      </div>
      <ServerHtml css={place} from={`${address}?fragment=form`} before={before} />
    </div>
  );
};

export const query = graphql`
  fragment BookingTexts on BookingTexts {
    page {
      kicker
      title
      text
      gainsTitle
      gains
      host
    }
    slots {
      title
      waiting
      show
    }
  }
`;
