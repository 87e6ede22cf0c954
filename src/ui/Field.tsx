import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations } from "../theme/motion";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = {
  id: string;
  label: string;
  hint: string;
  /** Of an input, or `textarea`. */
  type: string;
} & Pick<ComponentProps<"input">, "name" | "required" | "autoComplete" | "maxLength">;

const field = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
`;

/** On one line where both fit; one under the other where fields are side by side, so that their controls are aligned. */
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
  ${type.note}
  overflow-wrap: anywhere;
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

/** Look of a text control in all its states. A jump to it leaves its label in sight. */
const controlStyle = css`
  width: 100%;
  min-height: ${space[7]};
  margin-top: ${space[1]};
  scroll-margin-top: ${space[8]};
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

/** Grows with its text where the browser can. */
const area = css`
  resize: vertical;
  min-height: ${space[9]};
  max-height: 24rem;
  field-sizing: content;
  ${from.desktop} {
    min-height: 8rem;
  }
`;

/** Label, hint and text control of one form field, in this order. A long text is not cut off where it is pasted. */
export const Field = ({ label, hint, type: inputType, maxLength, ...given }: Props) => {
  const hintId = `${given.id}-hint`;
  const rest = { ...given, "aria-describedby": hintId };
  return (
    <div css={field} data-field="">
      <div css={wording}>
        <label htmlFor={given.id} css={labelStyle}>
          {label}
        </label>
        <span id={hintId} css={hintStyle}>
          {hint}
        </span>
      </div>
      {inputType === "textarea" ? (
        <textarea rows={5} css={[controlStyle, area]} {...rest} />
      ) : (
        <input type={inputType} maxLength={maxLength} css={controlStyle} {...rest} />
      )}
    </div>
  );
};
