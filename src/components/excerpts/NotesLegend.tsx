import { css } from "@emotion/react";
import { OUTCOMES, outcomeColors } from "../../deliverables/outcomeColors";
import { space } from "../../theme/space";
import { compact, fine } from "./sheets";

type Props = Pick<Queries.NotesExcerptFragment, "outcomes">;

const legend = css`
  display: grid;
  gap: ${space[1]};
  white-space: nowrap;
  ${compact} {
    margin-top: ${space[2]};
    gap: 0;
  }
  margin-top: ${space[4]};
  font-size: ${fine.note};
  span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    width: ${space[3]};
    height: ${space[3]};
  }
`;

/** What each colour of the squares stands for. */
export const NotesLegend = ({ outcomes }: Props) => (
  <div css={legend}>
    {OUTCOMES.map((name) => (
      <span key={name}>
        <i style={{ background: outcomeColors[name] }} />
        {outcomes[name]}
      </span>
    ))}
  </div>
);
