import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone } from "../theme/breakpoints";
import { colors, palette } from "../theme/colors";
import { filledRows } from "../theme/filledRows";
import { riseOnScroll } from "../theme/motion";
import { outlinedInPrint } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";
import { Heading } from "../ui/Heading";

type Props = { id: string; title: string; cards: readonly Queries.IconCardFragment[] };

/** An icon on a coloured square. */
const iconTile = css`
  box-sizing: content-box;
  padding: ${space[3]};
  background: var(--tile, ${colors.action});
  color: var(--on-tile, ${colors.onAction});
  --detail: var(--detail-tile, ${palette.warmBackground[0]});
  ${outlinedInPrint}
`;

/** Icons have three colours in turn. */
const grid = css`
  > :nth-of-type(3n + 2) {
    --tile: ${colors.warmBackground};
    --on-tile: ${palette.ink[0]};
    --detail-tile: ${palette.paper[0]};
  }
  > :nth-of-type(3n) {
    --tile: ${colors.ink};
    --on-tile: ${colors.paper};
  }
  ${filledRows}
  ${from.desktop} {
    --columns: 3;
    &:has(> :nth-of-type(4):last-of-type) {
      --columns: 4;
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
          <Heading as="h3" text={name} />
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
