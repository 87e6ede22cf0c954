import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = Pick<
  Queries.TwoBillsFragment,
  "yearTitle" | "directLabel" | "platformLabel" | "months"
>;

const block = css`
  margin-top: ${space[7]};
  ${type.caption}
  h3 {
    ${type.title}
  }
`;

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    width: ${space[4]};
    height: ${space[4]};
    background: ${colors.accent};
  }
  li + li i {
    background: ${colors.warmSoft};
    box-shadow: inset 0 -3px ${colors.warm};
  }
`;

const year = css`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[4]};
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, var(--direct)) minmax(0, var(--platform)) minmax(
        0,
        1fr
      );
    align-items: center;
  }
  b {
    padding-inline: ${space[1]};
    background: ${colors.accent};
    color: ${colors.onAccent};
  }
  b + b {
    background: ${colors.warmSoft};
    color: ${colors.ink};
    box-shadow: inset 0 -3px ${colors.warm};
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    height: clamp(14rem, 34svh, 24rem);
    border-bottom: 2px solid ${colors.ink};
    li {
      grid-template: 1fr var(--platform) var(--direct) auto / minmax(0, 1fr);
      text-align: center;
    }
    span {
      grid-row: 4;
      padding-block: ${space[2]};
    }
    b {
      grid-row: 3;
      align-self: stretch;
      display: grid;
      place-items: center;
    }
    b + b {
      grid-row: 2;
    }
  }
`;

/** The nights sold each month, by the way they came. */
export const YearOfNights = ({ yearTitle, directLabel, platformLabel, months }: Props) => (
  <div css={block}>
    <h3>{yearTitle}</h3>
    <ul css={legend}>
      <li>
        <i /> {directLabel}
      </li>
      <li>
        <i /> {platformLabel}
      </li>
    </ul>
    <ol css={year}>
      {months.map(({ name, direct, platform }) => (
        <li
          key={name}
          style={{ "--direct": `${direct * 0.85}%`, "--platform": `${platform * 0.85}%` } as object}
        >
          <span>{name}</span> <b>{direct}</b> <b>{platform}</b>
        </li>
      ))}
    </ol>
  </div>
);
