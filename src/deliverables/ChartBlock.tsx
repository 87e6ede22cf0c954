import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Legend } from "./Legend";
import { aside, fills } from "./styles";

type Props = Queries.ChartBlockFragment;

/** The colour of each number of a value. */
const series = [
  ["before", "avant"],
  ["value", "bleu"],
  ["other", "peche"],
] as const;

/** A bar per value, after its name; bars share the height. */
const bars = css`
  flex: 1;
  display: grid;
  grid-template-columns: fit-content(36%) minmax(0, 1fr);
  align-content: space-evenly;
  gap: ${space[3]};
  line-height: 1.3;
  li {
    display: grid;
    grid: auto / subgrid;
    grid-column: 1 / -1;
    gap: ${space[1]} ${space[3]};
    align-items: center;
  }
  div div {
    display: flex;
  }
  b {
    /* As long as its number says, also where that number is longer. */
    flex: 0 0 calc(var(--share) * 100%);
    min-width: 0;
    min-height: 0;
    padding: ${space[1]} 0 ${space[1]} ${space[1]};
    white-space: nowrap;
    ${type.figure}
    font-size: 1.125rem;
  }
`;

/** In a container as wide as that, a column per value with its number at its foot and its name below. */
const columnsFrom = (width: number) => css`
  @container (min-width: ${width}rem) {
    grid: auto / auto-flow minmax(0, 1fr);
    gap: clamp(${space[1]}, 1.4cqi, ${space[4]});
    align-content: end;
    li {
      grid: auto auto 1fr / minmax(0, 1fr);
      grid-column: auto;
      align-items: start;
      text-align: center;
    }
    li > div {
      display: flex;
      gap: clamp(2px, 0.6cqi, ${space[2]});
      order: -1;
      height: clamp(9rem, 26cqi + 4rem, 24rem);
      border-bottom: 2px solid ${colors.ink};
    }
    div div {
      flex: 1;
      flex-direction: column-reverse;
    }
    b {
      align-content: end;
      padding: 0.2em 0.3em;
      font-size: clamp(${sizes.caption}, 24cqi / var(--count), 1.75rem);
    }
  }
`;

/** Numbers drawn as columns or bars; each is also written. */
export const ChartBlock = ({ shape, legend, values }: Props) => {
  const most = Math.max(...values.map((v) => Math.max(v.value + (v.other ?? 0), v.before ?? 0)));
  /* The value that counts, if there is one, is the only one in full colour. */
  const plain = values.some(({ strong }) => strong) ? "pale" : "bleu";
  const each = values.some(({ note }) => note) ? 7 : legend ? 4.25 : 2.5;
  const columns = shape === "colonnes" && columnsFrom(each * values.length);
  const bar = (one: (typeof values)[number], name: (typeof series)[number][0], tone: string) =>
    one[name] !== null && (
      <b style={{ ...fills[tone], "--share": one[name] / most } as CSSProperties}>
        {legend && <VisuallyHidden>{legend[name]} </VisuallyHidden>}
        {one[name]}
      </b>
    );
  return (
    <>
      {legend && <Legend entries={series.map(([name, tone]) => ({ label: legend[name], tone }))} />}
      <ol css={[bars, columns]} style={{ "--count": values.length } as CSSProperties}>
        {values.map((one) => (
          <li key={one.label} style={{ textAlign: one.note ? "start" : undefined }}>
            <p>{one.label}</p>
            <div>
              {one.before !== null && <div>{bar(one, "before", "avant")}</div>}
              <div>
                {bar(one, "value", one.strong ? "orange" : plain)}
                {bar(one, "other", "peche")}
              </div>
            </div>
            {one.note && <p css={[aside, { gridColumn: -2, color: "inherit" }]}>{one.note}</p>}
          </li>
        ))}
      </ol>
    </>
  );
};

export const chartBlockFragment = graphql`
  fragment ChartBlock on ChartBlock {
    shape
    legend {
      value
      before
      other
    }
    values {
      label
      value
      before
      other
      note
      strong
    }
  }
`;
