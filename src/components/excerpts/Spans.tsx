import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";

type Span = { from: number; to: number; color?: string };

type Props = {
  /** Length of the whole line, in the unit of the spans. */
  length: number;
  rows: readonly { name: string; spans: readonly Span[] }[];
};

const list = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  grid-auto-rows: minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  height: 100%;
`;

const line = css`
  position: relative;
  height: 100%;
  background: ${colors.surface};
  i {
    position: absolute;
    inset-block: 0;
    background: ${colors.accent};
  }
`;

/** Named lines of one length, each with the stretches that count. */
export const Spans = ({ length, rows }: Props) => (
  <div css={list}>
    {rows.map(({ name, spans }) => [
      <span key={name}>{name}</span>,
      <span key={`${name} line`} css={line}>
        {spans.map(({ from, to, color }) => (
          <i
            key={from}
            style={{
              left: `${(from / length) * 100}%`,
              width: `${((to - from) / length) * 100}%`,
              background: color,
            }}
          />
        ))}
      </span>,
    ])}
  </div>
);
