import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { Heading } from "../ui/Heading";
import { Prose } from "../ui/Prose";

type Props = { home: Queries.ReasonsSectionFragment };

const lines = css`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]} ${space[4]};
    align-items: center;
    padding-block: ${space[5]};
    border-top: 1px solid ${colors.line};
    ${phone} {
      gap: ${space[1]} ${space[3]};
      padding-block: ${space[3]};
    }
    ${from.desktop} {
      grid-template-columns: ${space[9]} minmax(0, 4fr) minmax(0, 7fr);
    }
  }
  svg {
    color: ${colors.warm};
    --detail: ${colors.accent};
    ${from.desktop} {
      width: ${space[8]};
      height: ${space[8]};
    }
  }
  h3 {
    ${type.lead}
    font-weight: 600;
  }
  p {
    grid-column: 1 / -1;
    ${type.title}
    ${from.tablet} {
      grid-column: 2;
    }
    ${from.desktop} {
      grid-column: auto;
      ${type.heading}
    }
  }
`;

const noteStyle = css`
  padding-top: ${space[5]};
  border-top: 1px solid ${colors.line};
  max-width: none;
  ${type.lead}
`;

/** Why to work with the agency, in four reasons. */
export const ReasonsSection = ({ home: { reasons } }: Props) => (
  <Band tone="accent" aria-labelledby="reasons-title">
    <BandHeading id="reasons-title" {...reasons} shape="large" />
    <ul css={lines}>
      {reasons.cards.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon body={icon.body} size={44} />
          <h3>{title}</h3>
          <Heading as="p" text={description} />
        </li>
      ))}
    </ul>
    {reasons.note && <Prose html={reasons.note} css={noteStyle} />}
  </Band>
);

export const reasonsSectionFragment = graphql`
  fragment ReasonsSection on Home {
    reasons {
      title
      text
      note
      cards {
        ...IconCard
      }
    }
  }
`;
