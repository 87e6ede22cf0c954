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

const field = css`
  display: grid;
  grid-template-columns: repeat(20, 1fr);
  @container (min-width: 30rem) {
    grid-template-columns: repeat(30, 1fr);
  }
  @container (min-width: 56rem) {
    grid-template-columns: repeat(40, 1fr);
  }
  gap: 2px;
  margin-bottom: ${space[5]};
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
            css={field}
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
