import { css } from "@emotion/react";
import { colors, darkRoles, palette } from "../theme/colors";
import { type } from "../theme/typography";
import { WeightField } from "./WeightField";
import { Weights } from "./Weights";

type Props = Pick<Queries.ProofSectionFragment, "page" | "kilobytes" | "reference">;

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 8em) 5em;
  gap: 1em;
  align-items: center;
  background: ${palette.inkBand[0]};
  > * {
    ${darkRoles}
  }
`;

const weights = css`
  display: grid;
  gap: 0.5em;
  line-height: 1.2;
  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 0.25em;
  }
  dt {
    font-size: max(0.75rem, 0.9em);
  }
  dd {
    ${type.figure}
    font-size: 1.3em;
    white-space: nowrap;
  }
  > :first-of-type dd {
    font-size: 1.9em;
    color: ${colors.warm};
  }
`;

const field = css`
  --cell: 10%;
`;

/** What the home page weighs, beside the median page of the web. */
export const HeroWeight = (proof: Props) => (
  <div css={sheet}>
    <Weights css={weights} {...proof} />
    <WeightField css={field} {...proof} />
  </div>
);
