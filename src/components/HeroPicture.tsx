import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { enlarged, from } from "../theme/breakpoints";
import { colors, darkRoles, palette } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { HeroMark } from "./HeroMark";
import { WeightComparison } from "./WeightComparison";

type Props = {
  proof: Queries.HeroPictureFragment | null | undefined;
  /** The agency's logo. */
  mark: string | null | undefined;
};

const picture = css`
  --left: ${space.gutter};
  --right: min(var(--margin), ${space[9]});
  container-type: size;
  aspect-ratio: 10 / 11;
  ${from.tablet} {
    --left: 46cqi;
    aspect-ratio: 10 / 6;
  }
  ${from.laptop} {
    --left: ${space[7]};
    aspect-ratio: auto;
  }
  ${enlarged} {
    container-type: inline-size;
    aspect-ratio: auto;
  }
`;

/** Over the foot of the logo: across it on phones, left of it on tablets, at the window's edge on wide screens. */
const tile = css`
  position: absolute;
  inset: auto 0 0 0;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]} ${space.gutter};
  background: ${palette.inkBand[0]};
  ${darkRoles}
  > div {
    display: contents;
    --cell: 10%;
    > div {
      grid-row: 1 / span 2;
      align-self: start;
    }
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
    font-variant-numeric: tabular-nums;
  }
  dt {
    ${type.caption}
  }
  dd {
    ${type.title}
    line-height: 1;
  }
  div:first-of-type > dd {
    color: ${colors.warm};
  }
  a {
    grid-column: 2;
    ${type.caption}
  }
  ${from.tablet} {
    right: auto;
    width: var(--left);
  }
  ${from.laptop} {
    inset: auto 0 0 auto;
    width: auto;
    padding: ${space[4]} var(--right) ${space[4]} ${space[5]};
  }
  ${enlarged} {
    position: relative;
    inset: auto;
    grid-template-columns: minmax(0, 1fr);
    a {
      grid-column: 1;
    }
  }
`;

/** The agency's logo, with the weight of this page. */
export const HeroPicture = ({ proof, mark }: Props) => (
  <div css={picture} data-picture="">
    <HeroMark svg={mark} />
    {proof && (
      <div css={tile}>
        <WeightComparison weight={proof} />
        <a href={proof.source.href}>{proof.source.label}</a>
      </div>
    )}
  </div>
);

export const heroPictureFragment = graphql`
  fragment HeroPicture on InterfaceProof {
    source {
      label
      href
    }
    ...WeightComparison
  }
`;
