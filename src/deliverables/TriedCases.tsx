import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { outcomeColors } from "./outcomeColors";

type Props = Pick<Queries.ModelCardFragment, "cases" | "outcomes"> & { title: string };

const block = css`
  padding: clamp(${space[4]}, 3cqi, ${space[6]});
  border-top: 1px solid ${colors.line};
  > p {
    margin-bottom: ${space[4]};
    ${type.title}
  }
`;

const list = css`
  display: grid;
  gap: ${space[5]} ${space[6]};
  @container (min-width: 52rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding-top: ${space[3]};
    border-top: 4px solid;
  }
  li > strong {
    ${type.body}
  }
  small {
    ${type.caption}
    color: ${colors.muted};
  }
  b {
    margin-top: auto;
    ${type.caption}
    font-weight: 600;
  }
`;

/** Cases of the evaluation, with the note that the expert gave. */
export const TriedCases = ({ title, cases, outcomes }: Props) => (
  <div css={block}>
    <p>{title}</p>
    <ol css={list}>
      {cases.map(({ question, answer, source, outcome }, index) => (
        <li key={index} style={{ borderColor: outcomeColors[outcome] }}>
          <strong>{question}</strong>
          <p>{answer}</p>
          <small>{source}</small>
          <b>{outcomes[outcome as keyof typeof outcomes]}</b>
        </li>
      ))}
    </ol>
  </div>
);
