import { css } from "@emotion/react";
import { CallWave } from "../../deliverables/CallWave";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { beyond, compact, inkSheet } from "./sheets";

type Props = { call: Queries.TalkExcerptFragment["call"] };

const slip = css`
  inset: auto ${beyond} ${beyond} 12%;
  padding: ${space[2]} ${space[6]} calc(${space[2]} + ${space[4]}) ${space[4]};
  svg {
    width: 100%;
    height: 1.5rem;
    margin-block: ${space[1]} ${space[2]};
  }
  ${compact} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    align-items: center;
    svg {
      margin: 0;
    }
    p {
      grid-column: 1 / -1;
    }
  }
`;

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  time {
    font-weight: 600;
    color: ${colors.warm};
  }
`;

/** A call: its voices, and what was said last. */
export const CallSlip = ({ call }: Props) => {
  const last = call.lines.at(-1);
  return (
    <div css={[inkSheet, slip]}>
      <strong>{call.title}</strong>
      <CallWave />
      <p css={line}>
        <time>{last?.at}</time>
        {last?.text}
      </p>
    </div>
  );
};
