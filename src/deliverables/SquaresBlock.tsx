import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Legend } from "./Legend";
import { ends, fills, reading } from "./styles";

type Props = Queries.SquaresBlockFragment;

const title = css`
  ${ends}
  margin-bottom: ${space[2]};
  ${reading}
  font-variant-numeric: tabular-nums;
  [data-strong] > & {
    ${type.title}
  }
`;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count);

/** From `least` to half as many more: as many as leave the last row fullest. */
const columnsFor = (total: number, least: number) => {
  const cells = (columns: number) => Math.ceil(total / columns) * columns;
  const choices = Array.from({ length: least / 2 }, (_, more) => least + more);
  return choices.reduce((best, one) => (cells(one) <= cells(best) ? one : best));
};

/** As many columns as fill the rows, more of them in a wide block. */
const field = (total: number, least: number) => css`
  display: grid;
  grid-template-columns: repeat(${columnsFor(total, least)}, minmax(0, 1fr));
  gap: 2px;
  margin-bottom: ${space[5]};
  @container (min-width: 56rem) {
    grid-template-columns: repeat(${columnsFor(total, 40)}, minmax(0, 1fr));
  }
  i {
    aspect-ratio: 1;
  }
`;

/** Things counted one by one, a square each; the numbers are also written. */
export const SquaresBlock = ({ groups, rows }: Props) => {
  const only = rows.length === 1 ? rows[0] : undefined;
  return (
    <>
      <Legend entries={groups.map((group, at) => ({ ...group, count: only?.counts[at] }))} />
      {rows.map(({ label, counts, strong }, index) => (
        <div key={index} data-strong={strong || undefined}>
          {label && (
            <p css={title}>
              <b>{label}</b> {counts.join(" · ")}
            </p>
          )}
          <div
            css={field(sum(counts), only ? 14 : 24)}
            style={{ opacity: strong || !rows.some((row) => row.strong) ? 1 : 0.6 }}
            aria-hidden
          >
            {counts.flatMap((count, group) =>
              Array.from({ length: count }, (_, square) => (
                <i key={`${group} ${square}`} style={fills[groups[group]?.tone ?? ""]} />
              )),
            )}
          </div>
        </div>
      ))}
    </>
  );
};

export const squaresBlockFragment = graphql`
  fragment SquaresBlock on SquaresBlock {
    groups {
      label
      tone
    }
    rows {
      label
      counts
      strong
    }
  }
`;
