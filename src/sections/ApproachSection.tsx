import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TrialBook } from "../components/TrialBook";
import { from, phone } from "../theme/breakpoints";
import { iconTile, alternatingIconColors } from "../theme/iconTile";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { NoBreakHeading } from "../ui/NoBreakHeading";

type Props = { home: Queries.ApproachSectionFragment };

const opening = css`
  ${from.laptop} {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: ${space[8]};
  }
`;

const list = css`
  ${alternatingIconColors}
  display: grid;
  gap: ${space[6]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space[7]};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    align-content: start;
    align-items: center;
    ${phone} {
      gap: ${space[1]} ${space[4]};
      align-items: start;
    }
  }
  svg {
    ${iconTile}
    width: clamp(2.5rem, 4.5vw, 4rem);
    height: auto;
    padding: ${space[4]};
    ${phone} {
      grid-row: span 2;
    }
  }
  h3 {
    ${type.title}
    ${from.desktop} {
      font-size: min(2rem, 2.1vw);
      line-height: 1.1;
    }
  }
  p {
    grid-column: 2;
    ${from.tablet} {
      grid-column: 1 / -1;
    }
  }
`;

/** How the agency works, in six principles. */
export const ApproachSection = ({ home: { approach } }: Props) => (
  <Band tone="tint" aria-labelledby="approach-title">
    <div css={approach.trials && opening}>
      <BandHeading
        id="approach-title"
        title={approach.title}
        text={approach.text}
        shape={approach.trials ? "stacked" : "split"}
      />
      {approach.trials && <TrialBook trials={approach.trials} />}
    </div>
    <ul css={list} aria-labelledby="approach-title">
      {approach.cards.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon body={icon.body} size={48} />
          <h3>
            <NoBreakHeading text={title} />
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </Band>
);

export const approachSectionFragment = graphql`
  fragment ApproachSection on Home {
    approach {
      title
      text
      trials {
        ...TrialBook
      }
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
