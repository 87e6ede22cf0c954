import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TrialBook } from "../components/TrialBook";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { Heading } from "../ui/Heading";

type Props = { home: Queries.ApproachSectionFragment };

const opening = css`
  ${from.laptop} {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: ${space[8]};
  }
`;

const list = css`
  display: grid;
  gap: ${space[6]} ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[4]};
    grid-template-rows: auto 1fr;
    padding-top: ${space[4]};
    border-top: 2px solid ${colors.ink};
  }
  svg {
    grid-area: 1 / 2 / span 2;
    color: ${colors.ink};
    --detail: ${colors.warm};
  }
  h3 {
    grid-area: 1 / 1;
    ${type.title}
  }
`;

/** How the agency works, in six principles. */
export const ApproachSection = ({ home: { approach } }: Props) => (
  <Band tone="tint" aria-labelledby="approach-title">
    <div css={approach.trials && opening}>
      <BandHeading
        id="approach-title"
        {...approach}
        shape={approach.trials ? "stacked" : "split"}
      />
      {approach.trials && <TrialBook trials={approach.trials} />}
    </div>
    <ul css={list} aria-labelledby="approach-title">
      {approach.cards.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon body={icon.body} size={36} />
          <Heading as="h3" text={title} />
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
        ...IconCard
      }
    }
  }
`;
