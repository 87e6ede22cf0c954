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
import { ServerHtml } from "../ui/ServerHtml";
import { NoBreakHeading } from "../ui/NoBreakHeading";

type Props = { texts: Queries.BookingTextsFragment };

/** On wide screens two columns: the coloured one on the left, the form on the right. On narrow ones the form comes between its two parts. */
const layout = css`
  --margin: max(${space.gutter}, (100vw - ${widths.page}) / 2);
  ${from.desktop} {
    display: grid;
    grid-template: auto 1fr / calc(var(--margin) + 20rem) minmax(0, 1fr);
    min-height: calc(100svh - ${headerHeight});
  }
`;

const coloured = css`
  padding: ${space[4]} var(--margin) ${space[6]};
  background: ${palette.action[0]};
  > * {
    ${actionRoles}
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
    margin-bottom: ${space[3]};
  }
  ul li {
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
    line-height: 1.4;
  }
  & + div + & {
    padding-top: ${space[6]};
  }
  ${from.desktop} {
    padding-right: ${space[6]};
    h1 {
      font-size: clamp(2.75rem, 4vw, 3.25rem);
    }
    ul {
      ${type.lead}
    }
    & + div + & {
      padding-top: 0;
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
    grid-area: 1 / 2 / span 2;
    padding: ${space[6]} var(--margin) ${space[7]} ${space[7]};
    min-height: max(100%, 54rem);
  }
`;

/** What a visitor gets, who receives, the free slots and the form, which the function writes into ServerHtml. */
export const BookingSection = ({ texts: { page, slots } }: Props) => {
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
      </div>
      <ServerHtml css={place} from={`${address}?fragment=form`} before={before} />
      <div css={coloured}>
        <div>
          <h2>{page.gainsTitle}</h2>
          <ul>
            {page.gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </div>
      </div>
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
