import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { outlinedInPrint } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { aside, pictureStyle, reading, stack } from "./styles";

type Props = Queries.ThreadBlockFragment;

/** Two voices, one on either side. */
const bubbles = css`
  display: grid;
  flex: 1;
  align-content: space-between;
  gap: ${space[4]};
  ${type.body}
  line-height: 1.5;
  li {
    justify-self: start;
    max-width: min(86%, 24rem);
    padding: ${space[3]} ${space[4]};
    border-radius: ${space[4]} ${space[4]} ${space[4]} 0;
    background: ${colors.tint};
  }
  li[data-own] {
    justify-self: end;
    border-radius: ${space[4]} ${space[4]} 0 ${space[4]};
    background: ${colors.accent};
    color: ${colors.onAccent};
    ${outlinedInPrint}
  }
`;

/** What was said or done, below its time. */
const record = css`
  ${stack}
  justify-content: space-between;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
    ${reading}
  }
  p {
    grid-column: 1 / -1;
  }
  span {
    ${aside}
    font-variant-numeric: tabular-nums;
  }
  b {
    ${type.caption}
    color: ${colors.accent};
    justify-self: end;
  }
  [data-own] b {
    color: ${colors.warmText};
  }
`;

/** A chat, a call or a log, turn by turn. */
export const ThreadBlock = ({ when, picture, turns }: Props) => (
  <>
    {when && <p css={[aside, { marginBottom: space[5] }]}>{when}</p>}
    {picture && <Drawing css={[pictureStyle, { marginBottom: space[5] }]} svg={picture} />}
    <ol css={turns.some(({ at }) => at) ? record : bubbles}>
      {turns.map(({ who, text, at, own }, index) => (
        <li key={index} data-own={own || undefined}>
          {at && <span>{at}</span>}
          {at ? <b>{who}</b> : <VisuallyHidden>{who} : </VisuallyHidden>}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
);

export const threadBlockFragment = graphql`
  fragment ThreadBlock on ThreadBlock {
    when
    picture
    turns {
      who
      text
      at
      own
    }
  }
`;
