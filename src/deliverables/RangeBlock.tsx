import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { aside, reading, stack } from "./styles";

type Props = Queries.RangeBlockFragment;

const style = css`
  ${stack}
  ${reading}
  li {
    flex: 1;
    display: grid;
    align-items: center;
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    gap: 0 ${space[4]};
    padding-top: ${space[3]};
    border-top: 1px solid ${colors.line};
    @container (min-width: 34rem) {
      grid-template-columns: minmax(10.5rem, 22%) minmax(0, 1fr) 6rem;
      padding: 0;
      min-height: 4rem;
    }
  }
`;

/** What lies on it is placed by its share of the whole. */
const axis = css`
  position: relative;
  grid-column: 1 / -1;
  min-height: 2.25rem;
  height: 100%;
  background: linear-gradient(${colors.line} 0 0) 0 50% / 100% 2px no-repeat;
  @container (min-width: 34rem) {
    grid-area: 1 / 2;
  }
  > * {
    position: absolute;
    inset-block: calc(50% - 0.75rem);
  }
  [data-point] {
    width: 1.5rem;
    margin-left: -0.75rem;
    border-radius: ${radii.round};
  }
  [data-band] {
    inset-block: 0;
  }
  span {
    inset-block: calc(50% + 0.25rem) auto;
    ${aside}
  }
`;

const bandColor = `color-mix(in srgb, ${colors.warmBackground} 40%, transparent)`;

/** Rows along one axis: which seconds a cut keeps, where a price lies. */
export const RangeBlock = ({ ticks, band, rows }: Props) => {
  const [from, to] = [ticks[0]?.at ?? 0, ticks.at(-1)?.at ?? 1];
  const share = (value: number) => `${((value - from) / (to - from)) * 100}%`;
  // Print keeps the backgrounds of style attributes only.
  const span = (part: { from: number; to: number }, background: string = colors.accent) => ({
    background,
    left: share(part.from),
    width: part.from === part.to ? undefined : share(from + part.to - part.from),
  });
  return (
    <>
      <ul css={style}>
        {rows.map(({ label, note, value, parts }) => (
          <li key={label}>
            <div>
              <strong>{label}</strong> {note && <p css={aside}>{note}</p>}
            </div>
            <b css={{ gridColumn: -2, textAlign: "end" }}>{value}</b>
            <div css={axis}>
              {band && <i data-band style={span(band, bandColor)} />}
              {parts.map((part) => (
                <i
                  key={part.from}
                  data-point={part.from === part.to || undefined}
                  style={span(part)}
                />
              ))}
            </div>
          </li>
        ))}
        <li>
          <div css={axis}>
            {ticks.map(({ at, label }) => (
              <span key={at} style={{ left: share(at), translate: `-${share(at)}` }}>
                {label}
              </span>
            ))}
          </div>
        </li>
      </ul>
      {band && <p css={[aside, { marginTop: space[2] }]}>{band.label}</p>}
    </>
  );
};

export const rangeBlockFragment = graphql`
  fragment RangeBlock on RangeBlock {
    ticks {
      at
      label
    }
    band {
      from
      to
      label
    }
    rows {
      label
      note
      value
      parts {
        from
        to
      }
    }
  }
`;
