import { css } from "@emotion/react";
import { logTones } from "../../deliverables/RunLog";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { beyond, inkSheet } from "./sheets";

type Props = Pick<Queries.BranchesExcerptFragment, "log" | "states">;

const strip = css`
  inset: auto ${beyond} ${beyond} ${space[6]};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]};
  padding: ${space[3]} ${space[6]} calc(${space[3]} + ${space[4]}) ${space[4]};
  span {
    color: ${colors.muted};
  }
  p {
    grid-column: 1 / -1;
  }
`;

/** The line of the log that waits for somebody. */
export const LogLine = ({ log, states }: Props) => {
  const line = log.find(({ state }) => state === "attente") ?? log.at(-1);
  return (
    line && (
      <div css={[inkSheet, strip]}>
        <span>{line.at}</span>
        <strong style={{ color: logTones[line.state] }}>
          {states[line.state as keyof typeof states]}
        </strong>
        <p>{line.text}</p>
      </div>
    )
  );
};
