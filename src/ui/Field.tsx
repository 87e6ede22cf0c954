import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations } from "../theme/motion";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

/** What every form field says around its control. */
export type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong and how to mend it; absent while the value is fine. */
  error?: string;
};

const field = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
`;

/** On one line where both fit; one under the other where fields stand side by side, so that their controls do too. */
const wording = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  ${from.desktop} {
    flex-direction: column;
    gap: ${space[1]};
  }
`;

const labelStyle = css`
  font-weight: 600;
`;

const hintStyle = css`
  ${type.caption}
  color: ${colors.muted};
`;

const errorStyle = css`
  ${type.caption}
  font-weight: 600;
  color: ${colors.danger};
`;

/** Id of what says what is wrong with a control, from the control's own. */
export const errorId = (id: string) => `${id}-error`;

/** What is wrong with a control, below it. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={errorId(id)} css={errorStyle}>
    {children}
  </span>
);

/** Look of a text control in all its states. */
export const controlStyle = css`
  width: 100%;
  min-height: ${space[7]};
  margin-top: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.control};
  background: ${colors.surface};
  line-height: 1.4;
  transition: border-color ${durations.quick}ms;
  &:hover {
    border-color: ${colors.ink};
  }
  &:focus-visible {
    border-color: ${colors.accent};
    outline-offset: 0;
  }
  &:disabled {
    border-style: dashed;
    background: ${colors.tint};
    color: ${colors.muted};
    cursor: not-allowed;
  }
  &[aria-invalid="true"] {
    border: 2px solid ${colors.danger};
    background: ${colors.dangerSoft};
  }
`;

/** Attributes that tie a control to its label, hint and error for assistive technology. */
export const controlAttributes = ({ id, hint, error }: FieldProps) => ({
  id,
  "aria-describedby":
    [hint && `${id}-hint`, error && errorId(id)].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});

/** Label, hint, control and error of one form field, in this order. */
export const Field = ({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) => (
  <div css={field} data-field="">
    <div css={wording}>
      <label htmlFor={id} css={labelStyle}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} css={hintStyle}>
          {hint}
        </span>
      )}
    </div>
    {children}
    {error && <FieldError id={id}>{error}</FieldError>}
  </div>
);
