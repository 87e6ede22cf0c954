import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CodeLine } from "../../deliverables/CodeLine";
import { Mark } from "../../deliverables/Mark";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { beyond, compact, fine, inkSheet, narrow, sheet } from "./sheets";

type Props = { cited: Queries.AnswerExcerptFragment };

const code = css`
  inset: auto ${beyond} ${beyond} 14%;
  height: 58%;
  display: flex;
  flex-direction: column;
  justify-content: end;
  padding: 0 ${beyond} ${space[4]} ${space[2]};
  font:
    ${fine.note} / 1.5 ui-monospace,
    monospace;
  p {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]};
    margin-right: ${space[4]};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radii.control};
  }
  ${compact} {
    p + p {
      display: none;
    }
  }
`;

const lit = css`
  background: ${colors.accentSoft};
  box-shadow: inset 3px 0 0 ${colors.warm};
`;

const answer = css`
  inset: ${space[4]} 8% auto ${space[4]};
  padding: ${space[3]};
  line-height: 1.5;
  mark {
    background: linear-gradient(transparent 58%, ${colors.warmSoft} 0);
    color: inherit;
  }
  && b {
    width: 1.125rem;
    height: 1.125rem;
    font-size: ${fine.note};
  }
  ${narrow} {
    p > :nth-of-type(n + 3) {
      display: none;
    }
  }
`;

/** What the line in the light was cited for. */
const owed = css`
  && {
    background: ${colors.warmSoft};
  }
`;

const asked = css`
  margin: 0 0 ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${space[3]} ${space[3]} ${space[1]} ${space[3]};
  background: ${colors.tint};
  font-weight: 600;
  line-height: 1.35;
  ${compact} {
    display: none;
  }
`;

/** An assistant's answer, whose sentences carry the numbers of the lines of code behind it. */
export const AnswerExcerpt = ({ cited: { question, answer: said, code: lines } }: Props) => {
  // What stands before these is behind the answer.
  const shown = lines.filter(({ element, mark }) => element && mark).slice(1, 3);
  return (
    <>
      <div css={[inkSheet, code]}>
        {shown.map((line, index) => (
          <p key={index} css={index === 0 && lit}>
            <CodeLine line={line} />
            {line.mark ? <Mark number={line.mark} /> : null}
          </p>
        ))}
      </div>
      <div css={[sheet, answer]}>
        <p css={asked}>{question}</p>
        <p>
          {said.map(({ text, mark }, index) => (
            <span key={index}>
              <mark css={mark && mark === shown[0]?.mark && owed}>{text}</mark>{" "}
              {mark && <Mark number={mark} />}{" "}
            </span>
          ))}
        </p>
      </div>
    </>
  );
};

export const answerExcerptFragment = graphql`
  fragment AnswerExcerpt on CitedPage {
    question
    answer {
      text
      mark
    }
    code {
      element
      attributes
      property
      text
      mark
    }
  }
`;
