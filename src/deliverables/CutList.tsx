import { css } from "@emotion/react";
import { colors, darkRoles } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = Pick<Queries.StoryboardFragment, "cutsTitle" | "seconds" | "cuts" | "conclusion">;

const desk = css`
  border-radius: ${radii.card};
  background: ${colors.inkBand};
  > div {
    ${darkRoles}
    padding: clamp(${space[4]}, 4cqi, ${space[7]});
  }
`;

const title = css`
  margin-bottom: ${space[4]};
  ${type.heading}
`;

const row = css`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding-block: ${space[3]};
  border-top: 1px solid ${colors.line};
  p {
    font-weight: 600;
  }
  small {
    display: block;
    ${type.caption}
    color: ${colors.muted};
    font-weight: 400;
  }
  > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > svg:last-of-type {
    grid-column: 1 / -1;
  }
  @container (min-width: 48rem) {
    grid-template-columns: 2.75rem 14rem minmax(0, 1fr) 5rem;
    > svg:last-of-type {
      grid-area: 1 / 3;
    }
    > span {
      text-align: end;
    }
  }
`;

const bar = css`
  width: 100%;
  height: 1.75rem;
`;

const end = css`
  max-width: 46rem;
  margin-top: ${space[5]};
  ${type.title}
`;

const sizes: Record<string, [number, number]> = {
  "16:9": [32, 18],
  "9:16": [18, 32],
  "1:1": [26, 26],
};

/** The versions of a film, each with the passages that it takes, on the film's own time. */
export const CutList = ({ cutsTitle, seconds, cuts, conclusion }: Props) => (
  <div css={desk}>
    <div>
      <p css={title}>{cutsTitle}</p>
      <ol>
        {cuts.map(({ name, format, place, length, parts }, index) => {
          const [width, height] = sizes[format] ?? [26, 26];
          return (
            <li key={index} css={row}>
              <svg width="2.25rem" height="2.25rem" viewBox="-18 -18 36 36" aria-hidden="true">
                <rect
                  x={-width / 2}
                  y={-height / 2}
                  {...{ width, height }}
                  rx={3}
                  fill="none"
                  stroke={colors.ink}
                  strokeWidth={2}
                />
              </svg>
              <p>
                {name}
                <small>
                  {format}, {place}
                </small>
              </p>
              <span>{length}</span>
              <svg
                css={bar}
                viewBox={`0 0 ${seconds} 10`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect y={4.5} width={seconds} height={1} fill={colors.control} />
                {parts.map(({ from, to }) => (
                  <rect
                    key={from}
                    x={from}
                    width={Math.max(to - from, 0)}
                    height={10}
                    fill={index === 0 ? colors.warm : colors.accent}
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ol>
      <p css={end}>{conclusion}</p>
    </div>
  </div>
);
