import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Legend } from "./Legend";
import { ends, fills } from "./styles";

type Props = Queries.SquaresBlockFragment;

const title = css`
  ${ends}
  margin-bottom: ${space[2]};
  ${type.caption}
  font-variant-numeric: tabular-nums;
  [data-strong] > & {
    ${type.title}
  }
`;

const field = css`
  display: grid;
  grid-template-columns: repeat(20, minmax(0, 1fr));
  gap: 2px;
  margin-bottom: ${space[5]};
  @container (min-width: 30rem) {
    grid-template-columns: repeat(30, minmax(0, 1fr));
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
      <Legend
        entries={groups.map(({ label, tone }, index) => ({
          label,
          fill: fills[tone],
          count: only?.counts[index],
        }))}
      />
      {rows.map(({ label, counts, strong }, index) => (
        <div key={index} data-strong={strong || undefined}>
          {label && (
            <p css={title}>
              <b>{label}</b> {counts.join(" · ")}
            </p>
          )}
          <div css={field} aria-hidden="true">
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
