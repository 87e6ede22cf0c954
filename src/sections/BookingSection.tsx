import { Global, css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { escapeHtml } from "../../contract/escapeHtml";
import { Breadcrumb } from "../components/Breadcrumb";
import { Portrait } from "../components/Portrait";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { functionUrl } from "../requests/functionUrl";
import { bookingFormStyle, slotCounters } from "../theme/bookingForm";
import { from } from "../theme/breakpoints";
import { actionRoles, colors, palette } from "../theme/colors";
import { headerHeight, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Fragment } from "../ui/Fragment";
import { Unbroken } from "../ui/Unbroken";

type Props = { texts: Queries.BookingTextsFragment };

/** From desktops on the poster is the left column and the form the right one; before, the form comes between its two parts. */
const layout = css`
  --margin: max(${space.gutter}, (100vw - ${widths.page}) / 2);
  ${from.desktop} {
    display: grid;
    grid-template: auto 1fr / calc(var(--margin) + 20rem) minmax(0, 1fr);
    min-height: calc(100svh - ${headerHeight});
  }
`;

const poster = css`
  padding: ${space[4]} var(--margin) ${space[6]};
  background: ${palette.action[0]};
  > * {
    ${actionRoles}
  }
  h1 {
    ${type.display}
    margin-block: ${space[4]};
  }
  p {
    ${type.lead}
  }
  ${from.desktop} {
    padding-right: ${space[6]};
    h1 {
      font-size: clamp(2.75rem, 4vw, 3.25rem);
    }
  }
`;

const foot = css`
  display: grid;
  gap: ${space[6]};
  align-content: start;
  padding-top: ${space[6]};
  h2 {
    ${type.title}
    margin-bottom: ${space[3]};
  }
  li {
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
    line-height: 1.4;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
  }
`;

const person = css`
  display: grid;
  grid-template-columns: min(${space[9]}, 30%) minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    > :first-of-type {
      order: 1;
    }
  }
`;

const unseen = keyframes`
  from, to {
    visibility: hidden;
  }
`;

/** As tall as a screen: what follows does not move into view when the slots come. */
const place = css`
  --card-padding: var(--margin);
  container-type: inline-size;
  min-height: 100svh;
  padding: ${space[6]} var(--margin);
  @media (scripting: none) {
    min-height: 0;
    .waiting {
      display: none;
    }
  }
  @media (scripting: enabled) {
    /* Said only to visitors who wait. */
    .waiting {
      animation: ${unseen} 0s 0.5s backwards;
    }
    /* The way there without a script: seen with one only if the slots do not come. */
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

/** What a visitor gets, who receives, the free slots and the form, which the function writes; before, and without JavaScript, the way there. */
export const BookingSection = ({ texts: { page, slots } }: Props) => {
  const { interface: shared } = useSharedContent();
  const { name, role, sample } = shared.contact.person;
  const address = functionUrl("appointment-slots");
  const before = `<h2>${escapeHtml(slots.title)}</h2><p class="waiting">${escapeHtml(slots.waiting)}</p><form action="${address}"><button class="submit" type="submit">${escapeHtml(slots.show)}</button></form>`;
  const crumbs = [{ label: shared.navigation.home, href: "/" }, { label: page.kicker }];
  return (
    <div css={layout}>
      <Global styles={slotCounters} />
      <div css={poster}>
        <div>
          <Breadcrumb label={shared.accessibility.breadcrumb} crumbs={crumbs} />
          <h1>
            <Unbroken text={page.title} />
          </h1>
          <p>{page.text}</p>
        </div>
      </div>
      <Fragment css={place} from={`${address}?fragment=form`} before={before} />
      <div css={poster}>
        <div css={foot}>
          <div>
            <h2>{page.gainsTitle}</h2>
            <ul>
              {page.gains.map((gain) => (
                <li key={gain}>{gain}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{page.host}</h2>
            <div css={person}>
              <Portrait />
              <div>
                <strong>{name}</strong>
                <div>{role}</div>
                {sample && <SampleMark label={shared.sector.sampleMark} />}
              </div>
            </div>
          </div>
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
