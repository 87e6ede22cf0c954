import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { controlAttributes, controlStyle, Field, type FieldProps } from "./Field";

type Props = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

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
export const TextArea = ({ id, label, hint, error, ...rest }: Props) => (
  <Field {...{ id, label, hint, error }}>
    <textarea
      css={[controlStyle, area]}
      {...rest}
      {...controlAttributes({ id, label, hint, error })}
    />
  </Field>
);
