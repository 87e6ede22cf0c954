import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { iconTile, alternatingIconColors } from "../theme/iconTile";
import { riseOnScroll } from "../theme/motion";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { NoBreakHeading } from "../ui/NoBreakHeading";

type Props = { id: string; title: string; cards: readonly Queries.IconCardFragment[] };

const grid = css`
  ${alternatingIconColors}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[5]};
    li,
    li:last-of-type:nth-of-type(odd) {
      grid-column: span 2;
    }
    /* Four cards in one row, five as three and two. */
    &:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
    &:has(> :nth-of-type(5):last-of-type) > li:nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }
  li {
    ${riseOnScroll}
    display: grid;
    align-content: start;
    gap: ${space[3]};
    padding: ${space[5]};
    border: 1px solid ${colors.line};
    border-radius: ${radii.card};
    background: ${colors.surface};
  }
  h3 {
    ${type.title}
  }
  p {
    color: ${colors.muted};
  }
  ${phone} {
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding: ${space[4]} 0 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
    }
    h3 {
      flex: 1 1 9rem;
    }
    p {
      flex-basis: 100%;
    }
  }
`;

/** The feature cards of a service, the benefit cards of a sector. */
export const CardsSection = ({ id, title, cards }: Props) => (
  <Band aria-labelledby={id}>
    <BandHeading id={id} title={title} />
    <ul css={grid}>
      {cards.map(({ icon, title: name, description }) => (
        <li key={name}>
          <Icon body={icon.body} css={iconTile} />
          <h3>
            <NoBreakHeading text={name} />
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </Band>
);

export const iconCardFragment = graphql`
  fragment IconCard on IconCard {
    icon {
      body
    }
    title
    description
  }
`;
