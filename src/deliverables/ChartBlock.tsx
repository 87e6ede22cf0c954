import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Legend } from "./Legend";
import { aside, fills } from "./styles";

type Props = Queries.ChartBlockFragment;

/** The colour of each number of a value. */
const series = [
  ["value", "bleu"],
  ["other", "peche"],
  ["before", "vide"],
] as const;

/** A bar per value, after its name; bars share the height. */
const bars = css`
  flex: 1;
  display: grid;
  align-content: space-evenly;
  gap: ${space[2]};
  ${type.caption}
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(3rem, 30%) minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    align-items: center;
  }
  div div {
    display: flex;
  }
  b {
    flex: 0 0 calc(var(--share) * 100%);
    padding: 0.125rem ${space[2]};
    line-height: 1.35;
  }
  div + p {
    grid-column: -2;
  }
`;

/** In a container as wide as that, a column per value with its name below. */
const columnsFrom = (width: string) => css`
  @container (min-width: ${width}) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-content: end;
    gap: clamp(${space[1]}, 1.2cqi, ${space[5]});
    li {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      align-items: start;
      text-align: center;
    }
    li > div {
      display: flex;
      align-items: flex-end;
      order: -1;
      height: clamp(8rem, 50cqi, 16rem);
      border-bottom: 2px solid ${colors.ink};
    }
    div div {
      flex: 1;
      flex-direction: column-reverse;
      height: 100%;
    }
    b {
      padding-inline: 0;
    }
  }
`;

/** Numbers drawn as columns or bars; each is also written. */
export const ChartBlock = ({ shape, legend, values }: Props) => {
  const most = Math.max(...values.map((v) => Math.max(v.value + (v.other ?? 0), v.before ?? 0)));
  /* Without a legend colours mean nothing: the value that counts is the only one in full colour. */
  const plain = !legend && values.some(({ strong }) => strong) ? "pale" : "bleu";
  const isNarrow = values.length < 9 && values.every(({ note }) => !note);
  return (
    <>
      {legend && <Legend entries={series.map(([name, tone]) => ({ label: legend[name], tone }))} />}
      <ol css={[bars, shape === "colonnes" && columnsFrom(isNarrow ? "0rem" : "36rem")]}>
        {values.map((one) => {
          const bar = (name: "value" | "other" | "before", tone: string) =>
            one[name] !== null && (
              <b style={{ ...fills[tone], "--share": one[name] / most } as CSSProperties}>
                {legend && <VisuallyHidden>{legend[name]} </VisuallyHidden>}
                {one[name]}
              </b>
            );
          return (
            <li key={one.label}>
              <p>{one.label}</p>
              <div>
                <div>
                  {bar("value", one.strong ? "orange" : plain)}
                  {bar("other", "peche")}
                </div>
                {one.before !== null && <div>{bar("before", "vide")}</div>}
              </div>
              {one.note && <p css={aside}>{one.note}</p>}
            </li>
          );
        })}
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
