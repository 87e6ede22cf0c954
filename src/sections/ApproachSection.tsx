import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TrialBook } from "../components/TrialBook";
import { from, phone } from "../theme/breakpoints";
import { alternatingIconColors, tileColors } from "../theme/iconTile";
import { radii, space } from "../theme/space";
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

/** On phones each principle stands beside its sign; on wider screens it is a tile, its sign printed large in the corner. */
const list = css`
  ${alternatingIconColors}
  display: grid;
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    ${phone} {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space[1]} ${space[4]};
    }
    ${from.tablet} {
      grid-template-rows: auto 1fr auto;
      gap: ${space[3]};
      overflow: clip;
      padding: ${space[5]} ${space[5]} 0;
      border-radius: ${radii.card};
      ${tileColors}
    }
  }
  svg {
    ${tileColors}
    ${phone} {
      grid-row: span 2;
      box-sizing: content-box;
      padding: ${space[4]};
      width: 2.5rem;
      height: auto;
    }
    ${from.tablet} {
      order: 1;
      justify-self: end;
      width: 9rem;
      height: auto;
      margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[6]}) 0;
      /* Whole above, squares below. */
      mask:
        linear-gradient(black 40%, transparent 0),
        conic-gradient(from 90deg at 3px 3px, black 90deg, transparent 0) 0 0 / 0.875rem 0.875rem;
    }
  }
  h3 {
    ${type.title}
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
