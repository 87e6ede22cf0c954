import { css } from "@emotion/react";
import { AdPicture } from "../deliverables/AdPicture";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii } from "../theme/space";
import { type } from "../theme/typography";

type Props = {
  ad: NonNullable<Queries.HeroDeliverablesFragment["adTest"]>["ads"][number];
  /** What its last figure measures. */
  label: string | undefined;
};

const square = css`
  position: relative;
  display: grid;
  height: 100%;
`;

const picture = css`
  aspect-ratio: auto;
  height: 100%;
  max-height: none;
  min-height: 0;
  strong {
    inset: 1em 1.1em auto;
    font-size: 2em;
    line-height: 1.05;
  }
`;

/** Stuck on the picture, a little askew, as on a contact sheet. */
const verdict = css`
  position: absolute;
  inset: auto 1em 1em auto;
  padding: 0.5em 0.9em;
  border-radius: ${radii.control};
  background: ${colors.surface};
  rotate: -4deg;
  box-shadow: 0 0.75em 1.5em -0.75em ${colors.scrim};
  line-height: 1.3;
  b {
    display: block;
    ${type.title}
    font-size: 1.25em;
    color: ${colors.accent};
  }
  ${phone} {
    span {
      display: none;
    }
  }
`;

/** The ad that won its test: its picture, what it cost for each order, and the verdict. */
export const HeroCreative = ({ ad, label }: Props) => (
  <div css={square}>
    <AdPicture picture={ad.picture} hook={ad.hook} css={picture} />
    <p css={verdict}>
      <b>{ad.verdict}</b>
      <span>
        {label} {ad.figures.at(-1)}
      </span>
    </p>
  </div>
);
