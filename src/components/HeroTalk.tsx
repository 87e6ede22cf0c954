import { css } from "@emotion/react";
import { phone } from "../theme/breakpoints";
import { colors, palette } from "../theme/colors";
import { heroSheet } from "./heroSheet";

type Props = NonNullable<Queries.HeroDeliverablesFragment["conversation"]>;

/** The answer stands lower, at the other side. */
const bubbles = css`
  position: absolute;
  inset: 47% 6% auto;
  display: grid;
  grid-template-columns: 9fr auto;
  align-items: end;
  gap: 4%;
  line-height: 1.35;
  p {
    position: static;
    padding: 0.8em 1.1em;
    border-radius: 1.1em 1.1em 1.1em 0.2em;
    background: ${colors.surface};
  }
  p + p {
    margin-bottom: -1.6em;
    border-radius: 1.1em 1.1em 0.2em;
    background: ${palette.warmGround[0]};
    font-weight: 600;
    white-space: nowrap;
  }
  ${phone} {
    display: none;
  }
`;

/** A question of the assistant's, and the visitor's answer that books. */
export const HeroTalk = ({ chat }: Props) => (
  <div css={bubbles}>
    {chat.messages.slice(-3, -1).map(({ text }) => (
      <p key={text} css={heroSheet}>
        {text}
      </p>
    ))}
  </div>
);
