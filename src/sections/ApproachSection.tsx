import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TrialBook } from "../components/TrialBook";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { iconTile, alternatingIconColors } from "../theme/iconTile";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { Unbroken } from "../ui/Unbroken";

type Props = { home: Queries.ApproachSectionFragment };

/** What the title says can be checked, beside it. */
const opening = css`
  ${from.laptop} {
    display: grid;
    grid-template-columns: 5fr 7fr;
    gap: ${space[8]};
  }
`;

/** Six short entries, close together: what one checks, not what one is told. */
const list = css`
  ${alternatingIconColors}
  display: grid;
  gap: ${space[5]} ${space[7]};
  ${phone} {
    grid-auto-flow: column;
    grid-auto-columns: 80%;
    margin-right: calc(-1 * ${space.gutter});
    padding-right: ${space.gutter};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[7]};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    align-content: start;
    scroll-snap-align: start;
    ${phone} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[2]};
    }
  }
  svg {
    grid-row: 1 / span 2;
    ${iconTile}
  }
  h3 {
    ${type.title}
  }
  p {
    grid-column: -2;
    color: ${colors.muted};
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
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, by keyboard too */}
    <ul css={list} tabIndex={0} aria-labelledby="approach-title">
      {approach.cards.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon body={icon.body} size={24} />
          <h3>
            <Unbroken text={title} />
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
