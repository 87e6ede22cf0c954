import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { actionRoles, colors, palette } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { Heading } from "../ui/Heading";
import { Breadcrumb } from "./Breadcrumb";
import { ContactPerson } from "./ContactPerson";

type Props = { page: Queries.BookingIntroFragment };

/** On phones the free slots come first: what a visitor gets is in the sentence below the title. `--margin` is set around. */
const coloured = css`
  > div {
    padding: ${space[4]} var(--margin) ${space[6]};
    background: ${palette.action[0]};
    ${actionRoles}
  }
  > div + div,
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
    /* The host beside the title. */
    > div:first-of-type {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${space[7]};
      > :not(div) {
        grid-column: 1;
      }
      > div {
        grid-area: 2 / 2 / span 2;
      }
    }
    > div + div {
      display: block;
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
    > div:first-of-type {
      display: block;
    }
    > div + div {
      /* Room for the foot of the logo. */
      padding-bottom: 14rem;
    }
    > span {
      position: absolute;
      display: block;
      top: calc(100% - 13rem);
      /* The ring begins at 0.027 of the drawing's width. */
      left: calc(var(--margin) - 0.027 * 28rem);
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

/** Blue part of the booking page: breadcrumb, title, the host, and what a visitor gets in the appointment. */
export const BookingIntro = ({ page }: Props) => {
  return (
    <div css={coloured}>
      <div>
        <Breadcrumb crumbs={[{ label: page.kicker }]} />
        <Heading as="h1" text={page.title} />
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
      <Drawing svg={useSharedContent().printedMark?.svg} />
    </div>
  );
};

export const bookingIntroFragment = graphql`
  fragment BookingIntro on BookingTextsPage {
    kicker
    title
    text
    gainsTitle
    gains
    host
  }
`;
