import type { ComponentProps } from "react";
import { controlAttributes, controlStyle, Field, type FieldProps } from "./Field";

type Props = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/** A labelled one-line text control. */
export const TextField = ({ id, label, hint, error, ...rest }: Props) => (
  <Field {...{ id, label, hint, error }}>
    <input css={controlStyle} {...rest} {...controlAttributes({ id, label, hint, error })} />
  </Field>
);
