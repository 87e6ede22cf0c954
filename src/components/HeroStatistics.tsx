import { css } from "@emotion/react";
import { enlarged, from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { statistics: Queries.HeroSectionFragment["hero"]["statistics"] };

/** Ruled from edge to edge of the column, at its foot beside the drawing. On phones its ground reaches the window's edges and what stands above. */
const row = css`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  align-self: end;
  gap: ${space[3]};
  padding-top: ${space[4]};
  border-top: 2px solid ${colors.ink};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
  }
  dt {
    ${type.caption}
  }
  dd {
    ${type.figure}
    font-size: ${sizes.heading};
    white-space: nowrap;
  }
  ${phone} {
    color-scheme: light;
    background: ${colors.warmGround};
    box-shadow: 0 0 0 100vmax ${colors.warmGround};
    /* One pixel more than the gap, for no seam. */
    clip-path: inset(calc(-1px - ${space[5]}) -100vmax);
    color: ${colors.ink};
  }
  ${from.laptop} {
    margin-block: ${space[6]} ${space[5]};
  }
  ${from.wide} {
    dd {
      font-size: ${sizes.headline};
    }
  }
  @media (max-width: 22rem) {
    dd {
      font-size: ${sizes.title};
    }
  }
  ${enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The three figures of the hero. */
export const HeroStatistics = ({ statistics }: Props) => (
  <dl css={row}>
    {statistics.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
