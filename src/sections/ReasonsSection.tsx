import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { Unbroken } from "../ui/Unbroken";

type Props = { home: Queries.ReasonsSectionFragment };

/** Four bars of a chart on one axis, each higher than the one before: they do not move, or the chart would lie. */
const bars = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
  ${from.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(max(13rem, 25% - ${space[5]}), 1fr));
    border-bottom: 2px solid ${colors.ink};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[3]};
    padding: ${space[5]} ${space[4]};
    border: 1px solid ${colors.line};
    border-top: 4px solid ${colors.accent};
    background: ${colors.surface};
  }
  svg {
    color: ${colors.accent};
  }
  h3 {
    ${type.title}
  }
  p {
    color: ${colors.muted};
  }
  li:last-of-type {
    border-top-color: ${colors.warm};
    svg {
      color: ${colors.warm};
    }
  }
  ${from.wide} {
    padding-inline: ${space[5]};
    li {
      padding-inline: ${space[5]};
    }
  }
  ${from.laptop} {
    li {
      border-bottom: 0;
      &::after {
        content: "";
        position: absolute;
        top: 100%;
        left: 50%;
        height: ${space[3]};
        border-left: 2px solid ${colors.ink};
      }
    }
    li:nth-of-type(1) {
      margin-top: ${space[9]};
    }
    li:nth-of-type(2) {
      margin-top: ${space[8]};
    }
    li:nth-of-type(3) {
      margin-top: ${space[6]};
    }
  }
`;

/** Why to work with the agency, in four reasons. */
export const ReasonsSection = ({ home: { reasons } }: Props) => (
  <Band aria-labelledby="reasons-title">
    <BandHeading
      id="reasons-title"
      kicker={reasons.kicker}
      title={reasons.title}
      text={reasons.text}
    />
    <ul css={bars}>
      {reasons.cards.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon body={icon.body} size={32} />
          <h3>
            <Unbroken text={title} />
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </Band>
);

export const reasonsSectionFragment = graphql`
  fragment ReasonsSection on Home {
    reasons {
      kicker
      title
      text
      cards {
        icon {
          body
        }
        title
        description
      }
    }
  }
`;
