import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors, darkRoles, palette } from "../theme/colors";
import { durations } from "../theme/motion";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";
import { Weights } from "./Weights";

type Props = Pick<Queries.ProofSectionFragment, "page" | "reference">;

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 8em) 5em;
  gap: 1em;
  align-items: center;
  background: ${palette.inkBand[0]};
  animation-delay: ${durations.quick}ms;
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

/** The median page's square, in cells as those of the proof below, and this page's in its corner, at scale. */
const field = css`
  position: relative;
  aspect-ratio: 1;
  background:
    linear-gradient(${palette.inkBand[0]} 25%, transparent 0) 0 0 / 10% 10%,
    linear-gradient(90deg, ${palette.inkBand[0]} 25%, transparent 0) 0 0 / 10% 10%,
    ${colors.action};
  i {
    position: absolute;
    inset: auto auto 0 0;
    width: calc(100% * sqrt(var(--weight) / var(--median)));
    aspect-ratio: 1;
    background: ${colors.warm};
  }
`;

/** What the page that one reads weighs, beside the median page of the web (measured as in sections/ProofSection). */
export const HeroWeight = ({ page, reference }: Props) => (
  <div
    css={[heroSheet, sheet]}
    data-proof=""
    style={{ "--weight": 1, "--median": reference.kilobytes } as CSSProperties}
  >
    <Weights css={weights} page={page} reference={reference} />
    <div css={field}>
      <i />
    </div>
  </div>
);
