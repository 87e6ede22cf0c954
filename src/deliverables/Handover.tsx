import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = Pick<Queries.ConversationFragment, "handover">;

const slip = css`
  position: relative;
  padding: clamp(${space[4]}, 3cqi, ${space[6]});
  border-top: ${space[2]} solid ${colors.warm};
  background: ${colors.surface};
  box-shadow: 0 0 0 1px ${colors.line};
`;

const title = css`
  margin-bottom: ${space[4]};
  ${type.title}
`;

const list = css`
  div {
    display: grid;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    border-top: 1px solid ${colors.line};
  }
  dt {
    color: ${colors.muted};
  }
  dd {
    font-weight: 600;
  }
  @container (min-width: 30rem) {
    div {
      grid-template-columns: 7rem minmax(0, 1fr);
    }
  }
`;

const note = css`
  margin-top: ${space[4]};
  ${type.caption}
  color: ${colors.muted};
`;

/** The slip that the person who takes the call over reads. */
export const Handover = ({ handover }: Props) => (
  <div css={slip}>
    <p css={title}>{handover.title}</p>
    <dl css={list}>
      {handover.facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p css={note}>{handover.note}</p>
  </div>
);
