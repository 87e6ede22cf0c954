import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = Pick<Queries.WeekPlannerFragment, "week" | "days" | "refilled" | "urgent">;

const sheet = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: clamp(${space[4]}, 3cqi, ${space[5]});
  border-radius: ${radii.card};
  background: ${colors.surface};
  ${type.caption}
`;

const week = css`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[5]} ${space[3]};
  h4 {
    padding-bottom: ${space[2]};
    border-bottom: 2px solid ${colors.ink};
    font-size: inherit;
  }
  ol {
    display: grid;
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0;
    > li {
      display: grid;
      grid-template-rows: auto 1fr;
    }
    ol {
      grid-auto-rows: minmax(6.5rem, 1fr);
      border-right: 1px solid ${colors.line};
    }
    > li:last-of-type ol {
      border-right: 0;
    }
  }
`;

const slotStyle = css`
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${colors.line};
  span {
    color: ${colors.muted};
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 44rem) {
    display: grid;
    align-content: start;
    padding: ${space[3]};
  }
`;

const hatched = (color: string) =>
  `background: repeating-linear-gradient(135deg, ${color} 0 1px, transparent 1px 8px);`;

const states: Record<string, ReturnType<typeof css>> = {
  refilled: css`
    background: ${colors.accent};
    color: ${colors.onAccent};
    span {
      color: inherit;
    }
  `,
  urgent: css`
    background: ${colors.warmSoft};
    span {
      color: inherit;
    }
  `,
  open: css`
    ${hatched(colors.line)}
  `,
};

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[4]};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    flex: none;
    width: ${space[4]};
    height: ${space[4]};
  }
`;

/** Five days of a practice, slot by slot. */
export const WeekGrid = ({ week: title, days, refilled, urgent }: Props) => (
  <div css={sheet}>
    <h3>{title}</h3>
    <ol css={week}>
      {days.map(({ name, slots }) => (
        <li key={name}>
          <h4>{name}</h4>
          <ol>
            {slots.map(({ hour, title: reason, state }) => (
              <li key={hour} css={[slotStyle, states[state]]}>
                <span>{hour}</span> <strong>{reason}</strong>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
    <ul css={legend}>
      <li>
        <i css={states.refilled} /> {refilled}
      </li>
      <li>
        <i css={states.urgent} /> {urgent}
      </li>
    </ul>
  </div>
);
