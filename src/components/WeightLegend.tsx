import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { reference: Queries.ProofSectionFragment["reference"]; page: string; scale: string };

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[7]};
  > div {
    display: flex;
    flex-direction: column-reverse;
    padding-left: ${space[4]};
    border-left: ${space[2]} solid ${colors.action};
  }
  > :first-of-type {
    border-color: ${colors.warmGround};
  }
  dd {
    ${type.figure}
    font-size: ${sizes.heading};
    margin-bottom: ${space[1]};
    word-spacing: 0.1em;
  }
  dt {
    ${type.caption}
    color: ${colors.muted};
  }
`;

const scaleStyle = css`
  ${type.caption}
`;

/** What the two squares of the field stand for, each in its colour. */
export const WeightLegend = ({ reference, page, scale }: Props) => (
  <>
    <dl css={legend}>
      <div>
        <dt>{page}</dt>
        <dd data-measure="weight">–</dd>
      </div>
      <div>
        <dt>{reference.label}</dt>
        <dd>{reference.weight}</dd>
      </div>
    </dl>
    <p css={scaleStyle}>
      {scale}. {reference.before} <a href={reference.url}>{reference.source}</a>
    </p>
  </>
);
