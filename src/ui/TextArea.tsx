import { css } from "@emotion/react";
import { useState, type ComponentProps } from "react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { controlAttributes, controlStyle, Field, type FieldProps } from "./Field";

type Props = FieldProps &
  Omit<ComponentProps<"textarea">, keyof FieldProps> & {
    /** Words after the number of characters that are left, said when they are few; without them it is not said. */
    remaining?: string;
  };

/** Share of the limit from which what is left is said. */
const NEAR_LIMIT = 0.9;

const note = css`
  ${type.caption}
  color: ${colors.muted};
`;

const area = css`
  resize: vertical;
  min-height: ${space[9]};
  max-height: 24rem;
  field-sizing: content;
  ${from.desktop} {
    min-height: 12rem;
  }
`;

/** A labelled text control of several lines, growing with its text where the browser can. */
export const TextArea = ({ id, label, hint, error, remaining, ...rest }: Props) => {
  const { maxLength = Infinity } = rest;
  const [length, setLength] = useState(0);
  return (
    <Field {...{ id, label, hint, error }}>
      <textarea
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        css={[controlStyle, area]}
        {...rest}
        {...controlAttributes({ id, label, hint, error })}
      />
      {remaining && length > NEAR_LIMIT * maxLength && (
        <span role="status" css={note}>
          {(maxLength - length).toLocaleString("fr")} {remaining}
        </span>
      )}
    </Field>
  );
};
