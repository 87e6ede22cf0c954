import { css } from "@emotion/react";
import { useId } from "react";
import { colors } from "../../theme/colors";
import { durations } from "../../theme/motion";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; count?: number }[];
  onChange: (value: Value) => void;
};

const row = css`
  display: flex;
  gap: 0.125rem;
  max-width: 100%;
  width: fit-content;
  padding: 0.1875rem;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: calc(${radii.control} + 0.1875rem);
  background: ${colors.tint};
`;

const segment = css`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.25rem;
  padding-inline: ${space[3]};
  border-radius: ${radii.control};
  ${type.caption}
  font-weight: 600;
  color: ${colors.muted};
  cursor: pointer;
  transition: background-color ${durations.quick}ms;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    color: ${colors.ink};
  }
  &:has(:checked) {
    background: ${colors.surface};
    color: ${colors.ink};
    box-shadow: 0 0 0 1px ${colors.line};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${colors.accent};
    outline-offset: -1px;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

const count = css`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** One of a few, as radio buttons in a row: the arrow keys change it. */
export const Segments = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} css={row}>
      {options.map((option) => (
        <label key={option.value} css={segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span css={count}>{option.count}</span>}
        </label>
      ))}
    </div>
  );
};
