import { css } from "@emotion/react";
import { colors, darkRoles } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { CallWave } from "./CallWave";

type Props = Pick<Queries.ConversationFragment, "call">;

const pane = css`
  border-radius: ${radii.card};
  background: ${colors.inkBand};
  > div {
    ${darkRoles}
    padding: clamp(${space[4]}, 3cqi, ${space[6]});
    padding-bottom: ${space[8]};
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  ${type.caption}
  strong {
    ${type.title}
  }
`;

const wave = css`
  width: 100%;
  height: clamp(3rem, 9cqi, 6rem);
  margin-block: ${space[4]};
`;

const lines = css`
  display: grid;
  gap: ${space[4]};
  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: ${space[3]};
  }
  span {
    color: ${colors.muted};
    font-variant-numeric: tabular-nums;
  }
  strong {
    display: block;
    ${type.caption}
    font-weight: 600;
    color: ${colors.accent};
  }
`;

/** The call: its voices as a wave, then what was said. */
export const CallTranscript = ({ call }: Props) => (
  <div css={pane}>
    <div>
      <p css={head}>
        <strong>{call.title}</strong>
        <span>{call.when}</span>
      </p>
      <CallWave css={wave} />
      <ol css={lines}>
        {call.lines.map(({ at, speaker, text }, index) => (
          <li key={index}>
            <span>{at}</span>
            <p>
              <strong>{speaker}</strong>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  </div>
);
