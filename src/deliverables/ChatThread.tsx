import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Pane } from "./Pane";

type Props = Pick<Queries.ConversationFragment, "chat">;

const thread = css`
  padding: ${space[5]} clamp(${space[4]}, 3cqi, ${space[6]});
  border-radius: ${space[5]};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

const head = css`
  padding-bottom: ${space[4]};
  border-bottom: 1px solid ${colors.line};
  ${type.caption}
  color: ${colors.muted};
  strong {
    display: block;
    ${type.title}
    color: ${colors.ink};
  }
`;

const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  flex: 1;
  justify-content: space-evenly;
`;

const bubble = css`
  max-width: 86%;
  padding: ${space[3]} ${space[4]};
  border-radius: ${space[4]};
`;

const asked = css`
  align-self: flex-end;
  border-bottom-right-radius: ${space[1]};
  background: ${colors.accent};
  color: ${colors.onAccent};
`;

const answered = css`
  align-self: flex-start;
  border-bottom-left-radius: ${space[1]};
  background: ${colors.tint};
`;

const outcome = css`
  margin-top: auto;
  padding-top: ${space[4]};
  border-top: 1px solid ${colors.line};
  ${type.caption}
  font-weight: 600;
  color: ${colors.success};
`;

/** The written conversation, and what came of it. */
export const ChatThread = ({ chat }: Props) => (
  <Pane css={thread}>
    <p css={head}>
      <strong>{chat.title}</strong>
      {chat.when}. {chat.notice}
    </p>
    <ol css={list}>
      {chat.messages.map(({ from, text }, index) => (
        <li key={index} css={[bubble, from === "visiteur" ? asked : answered]}>
          {text}
        </li>
      ))}
    </ol>
    <p css={outcome}>{chat.outcome}</p>
  </Pane>
);
