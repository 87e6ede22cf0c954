import { css } from "@emotion/react";
import { leadFieldNames } from "../../contract/leadFields";
import type { FieldErrors } from "../../contract/leadRules";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";

type Props = { title: string; errors: FieldErrors };

const summary = css`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${colors.danger};
  border-left-width: ${space[2]};
  border-radius: ${radii.card};
  background: ${colors.dangerSoft};
  &:empty {
    display: none;
  }
  p {
    font-weight: 700;
  }
  li {
    margin-top: ${space[2]};
    line-height: 1.4;
  }
  a {
    text-underline-offset: 0.2em;
  }
`;

/** What is wrong in the form, announced when it appears, each line leading to its field. */
export const ErrorSummary = ({ title, errors }: Props) => {
  const wrong = leadFieldNames.filter((name) => errors[name]);
  return (
    <div role="alert" css={summary}>
      {wrong.length > 0 && (
        <>
          <p>{title}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#lead-${name}`}>{errors[name]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
