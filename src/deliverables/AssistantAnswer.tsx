import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Mark } from "./Mark";
import { Pane } from "./Pane";

type Props = Omit<Queries.CitedPageFragment, "page" | "code" | "changes" | "conclusion">;

const pane = css`
  padding: clamp(${space[4]}, 3.5cqi, ${space[7]});
`;

const asked = css`
  ${type.caption}
  color: ${colors.muted};
`;

const questionStyle = css`
  margin-block: ${space[3]} ${space[5]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${space[4]} ${space[4]} ${space[1]} ${space[4]};
  background: ${colors.tint};
  font-weight: 600;
`;

const said = css`
  ${type.title}
  font-family: inherit;
  font-weight: 400;
  line-height: 1.5;
  letter-spacing: 0;
  span {
    background: linear-gradient(transparent 62%, ${colors.warmSoft} 0);
  }
`;

const sourceList = css`
  margin-top: ${space[6]};
  p {
    margin-bottom: ${space[2]};
    ${type.caption}
    color: ${colors.muted};
  }
  li {
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
    ${type.caption}
  }
  span {
    display: block;
    color: ${colors.muted};
    overflow-wrap: anywhere;
  }
`;

const own = css`
  && {
    padding-left: ${space[4]};
    border-left: 4px solid ${colors.accent};
    ${type.body}
    font-weight: 600;
  }
`;

/** What an assistant answered to a client's question, and whom it cited. */
export const AssistantAnswer = ({
  asked: when,
  question,
  answer,
  sourcesTitle,
  sources,
}: Props) => (
  <Pane css={pane}>
    <p css={asked}>{when}</p>
    <p css={questionStyle}>{question}</p>
    <p css={said}>
      {answer.map(({ text, mark }, index) => (
        <span key={index}>
          {text} {mark && <Mark number={mark} />}{" "}
        </span>
      ))}
    </p>
    <div css={sourceList}>
      <p>{sourcesTitle}</p>
      <ul>
        {sources.map((source, index) => (
          <li key={index} css={source.own && own}>
            {source.title}
            <span>{source.address}</span>
          </li>
        ))}
      </ul>
    </div>
  </Pane>
);
