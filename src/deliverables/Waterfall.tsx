import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Pane } from "./Pane";

type Props = Pick<
  Queries.SpeedTraceFragment,
  "traceTitle" | "columns" | "requests" | "duration" | "paint" | "paintLabel"
>;

const pane = css`
  padding: ${space[4]} clamp(${space[4]}, 3cqi, ${space[6]}) ${space[5]};
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  ${type.caption}
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${space[3]};
    ${type.title}
    text-align: start;
  }
  th,
  td {
    padding-block: ${space[2]};
    border-top: 1px solid ${colors.line};
    text-align: start;
  }
  thead th {
    border: 0;
    color: ${colors.muted};
    font-weight: 400;
  }
  tbody th {
    width: 32%;
    padding-right: ${space[3]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  td:first-of-type,
  thead th:nth-of-type(2) {
    white-space: nowrap;
    padding-right: ${space[4]};
  }
  td:last-of-type {
    width: 54%;
  }
  svg {
    width: 100%;
    height: 1.5rem;
  }
`;

const legend = css`
  margin-top: ${space[3]};
  text-align: end;
  ${type.caption}
  font-weight: 600;
  color: ${colors.ink};
  &::before {
    content: "";
    display: inline-block;
    height: 1em;
    margin-right: ${space[2]};
    border-left: 3px solid ${colors.warm};
    vertical-align: -0.15em;
  }
`;

const fills: Record<string, string> = {
  page: colors.ink,
  police: colors.control,
  image: colors.accent,
  code: colors.success,
};

/** What a page fetched, when, and how much of it, with the instant of its largest paint. */
export const Waterfall = ({
  traceTitle,
  columns,
  requests,
  duration,
  paint,
  paintLabel,
}: Props) => (
  <Pane css={pane}>
    <table css={table}>
      <caption>{traceTitle}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map(({ name, kind, weight, from, to }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{weight}</td>
            <td>
              <svg
                viewBox={`0 0 ${duration} 20`}
                preserveAspectRatio="none"
                role="img"
                aria-label={`${from} → ${to} ms`}
              >
                <rect
                  x={from}
                  y={3}
                  width={Math.max(to - from, 0)}
                  height={14}
                  fill={fills[kind]}
                />
                <rect x={paint} y={-10} width={3} height={40} fill={colors.warm} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p css={legend}>{paintLabel}</p>
  </Pane>
);
