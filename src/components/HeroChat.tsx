import { css } from "@emotion/react";
import { colors } from "../theme/colors";

type Props = {
  messages: NonNullable<Queries.HeroDeliverablesFragment["conversation"]>["chat"]["messages"];
};

const thread = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.75em;
  height: 100%;
  padding: 1em 1.25em;
  line-height: 1.4;
  li {
    max-width: 88%;
    padding: 0.6em 1em;
    border-radius: 1em;
  }
  [data-from="visiteur"] {
    align-self: flex-end;
    border-bottom-right-radius: 0.2em;
    background: ${colors.action};
    color: ${colors.onAction};
  }
  [data-from="assistant"] {
    align-self: flex-start;
    border-bottom-left-radius: 0.2em;
    background: ${colors.surface};
  }
`;

/** How the conversation ends: the last question and what came of it. */
export const HeroChat = ({ messages }: Props) => (
  <ol css={thread}>
    {messages.slice(-2).map(({ from, text }) => (
      <li key={text} data-from={from}>
        {text}
      </li>
    ))}
  </ol>
);
