import { css } from "@emotion/react";
import { leadFieldNames } from "../../contract/leadFields";
import type { FieldErrors } from "../../contract/leadRules";
import { space } from "../theme/space";

type Props = { title: string; errors: FieldErrors };

const heading = css`
  font-weight: 700;
`;

const list = css`
  li {
    margin-top: ${space[2]};
    line-height: 1.4;
  }
  a {
    text-underline-offset: 0.2em;
  }
`;

/** What is wrong in the form, each line leading to its field; to be put into an alert. */
export const ErrorSummary = ({ title, errors }: Props) => {
  const wrong = leadFieldNames.filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <>
      <p css={heading}>{title}</p>
      <ul css={list}>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#lead-${name}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
    </>
  );
};
