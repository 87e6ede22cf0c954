import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { aside, pictureStyle } from "./styles";

type Props = Queries.ThreadBlockFragment;

/** Two voices, one on either side. */
const bubbles = css`
  display: grid;
  flex: 1;
  align-content: space-evenly;
  gap: ${space[4]};
  ${type.caption}
  line-height: 1.5;
  li {
    justify-self: start;
    max-width: min(85%, 24rem);
    padding: ${space[3]} ${space[4]};
    border-radius: ${radii.card} ${radii.card} ${radii.card} 0;
    background: ${colors.tint};
  }
  li[data-own] {
    justify-self: end;
    border-radius: ${radii.card} ${radii.card} 0 ${radii.card};
    background: ${colors.accent};
    color: ${colors.onAccent};
  }
`;

/** What was said or done, by the time. */
const record = css`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[4]};
  li {
    display: grid;
    grid: auto / subgrid;
    grid-column: 1 / -1;
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
    ${type.caption}
    line-height: 1.5;
  }
  span {
    color: ${colors.muted};
    font-variant-numeric: tabular-nums;
  }
  b {
    color: ${colors.accent};
  }
  [data-own] b {
    color: ${colors.warmText};
  }
`;

/** A chat, a call or a log, turn by turn. */
export const ThreadBlock = ({ when, picture, turns }: Props) => (
  <>
    {when && <p css={aside}>{when}</p>}
    {picture && <Drawing css={[pictureStyle, { marginTop: space[4] }]} svg={picture} />}
    <ol css={[turns.some(({ at }) => at) ? record : bubbles, { marginTop: space[5] }]}>
      {turns.map(({ who, text, at, own }, index) => (
        <li key={index} data-own={own || undefined}>
          {at && <span>{at}</span>}
          <div>
            <b css={{ display: "block" }}>{who}</b> {text}
          </div>
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
