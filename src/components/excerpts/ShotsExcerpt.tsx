import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { ShotFrame } from "../../deliverables/ShotFrame";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { beyond, fine, inkSheet } from "./sheets";

type Props = { film: Queries.ShotsExcerptFragment };

const SHOTS = 4;
const CUTS = 3;

/** Wider than the frame, which cuts the shots on the right. */
const shotsStyle = css`
  position: absolute;
  inset: ${space[4]} calc(-1 * ${space[5]}) auto ${space[4]};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  > div {
    position: relative;
  }
  svg > :is(circle, text) {
    display: none;
  }
  b {
    position: absolute;
    top: ${space[2]};
    left: ${space[2]};
    display: grid;
    place-items: center;
    width: ${space[5]};
    height: ${space[5]};
    border-radius: ${radii.round};
    background: ${colors.surface};
    font: 700 ${fine.text} / 1 var(--display);
  }
`;

const list = css`
  inset: auto ${beyond} ${beyond} ${space[6]};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[4]};
  padding: ${space[2]} ${space[6]} calc(${space[2]} + ${space[4]}) ${space[4]};
  line-height: 1.5;
  svg {
    width: 100%;
    height: ${space[3]};
  }
  small {
    font-size: inherit;
    color: ${colors.muted};
    text-align: end;
  }
`;

/** Shots of the film, and the list of what is cut from it. */
export const ShotsExcerpt = ({ film: { shots, seconds, cuts } }: Props) => {
  const from = Math.max(shots.length - SHOTS - 1, 0);
  return (
    <>
      <div css={shotsStyle}>
        {shots.slice(from, from + SHOTS).map(({ frame }, index) => (
          <div key={index}>
            <ShotFrame frame={frame} number={from + index + 1} />
            <b>{from + index + 1}</b>
          </div>
        ))}
      </div>
      <div css={[inkSheet, list]}>
        {cuts.slice(0, CUTS).map(({ name, length, parts }, index) => (
          <Fragment key={index}>
            <span>{name}</span>
            <svg viewBox={`0 0 ${seconds} 10`} preserveAspectRatio="none">
              <path d={`M0 5H${seconds}`} stroke={colors.control} />
              {parts.map((part) => (
                <rect
                  key={part.from}
                  x={part.from}
                  width={Math.max(part.to - part.from, 0)}
                  height={10}
                  fill={index === 0 ? colors.warm : colors.accent}
                />
              ))}
            </svg>
            <small>{length}</small>
          </Fragment>
        ))}
      </div>
    </>
  );
};

export const shotsExcerptFragment = graphql`
  fragment ShotsExcerpt on Storyboard {
    shots {
      frame
    }
    seconds
    cuts {
      name
      length
      parts {
        from
        to
      }
    }
  }
`;
