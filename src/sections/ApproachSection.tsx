import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { riseOnScroll } from "../theme/motion";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { Unbroken } from "../ui/Unbroken";

type Props = { home: Queries.ApproachSectionFragment };

const layout = css`
  ${from.wide} {
    display: grid;
    grid-template-columns: 4fr 8fr;
    gap: ${space[8]};
    > :first-of-type {
      position: sticky;
      top: calc(${space[9]} + ${space[4]});
      align-self: start;
    }
  }
`;

/** A ruled table rather than cards: each principle is one entry of a ledger. */
const list = css`
  border-top: 2px solid ${colors.ink};
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[7]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(13rem, 33% - ${space[7]}), 1fr));
  }
  ${from.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    ${riseOnScroll}
    display: grid;
    grid-template-columns: ${space[6]} minmax(0, 1fr);
    gap: ${space[2]} ${space[4]};
    align-content: start;
    padding-block: ${space[5]};
    border-bottom: 1px solid ${colors.line};
  }
  svg {
    grid-row: span 2;
    margin-top: ${space[1]};
    color: ${colors.accent};
  }
  h3 {
    ${type.title}
  }
  p {
    color: ${colors.muted};
  }
`;

/** How the agency works, in six principles. */
export const ApproachSection = ({ home: { approach } }: Props) => (
  <Band tone="tint" aria-labelledby="approach-title">
    <div css={layout}>
      <BandHeading
        id="approach-title"
        kicker={approach.kicker}
        title={approach.title}
        text={approach.text}
      />
      <ul css={list}>
        {approach.cards.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon body={icon.body} size={28} />
            <h3>
              <Unbroken text={title} />
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);

export const approachSectionFragment = graphql`
  fragment ApproachSection on Home {
    approach {
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
