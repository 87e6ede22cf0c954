import { css } from "@emotion/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";

const field = css`
  position: relative;
  min-width: 0;
  svg {
    position: absolute;
    inset: 0 ${space[2]} 0 auto;
    height: 100%;
    color: ${colors.muted};
    pointer-events: none;
  }
`;

const select = css`
  ${type.caption}
  width: 100%;
  min-height: 2.5rem;
  padding: 0 ${space[6]} 0 ${space[3]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.control};
  background: ${colors.surface};
  color: inherit;
  font-family: inherit;
  appearance: none;
  text-overflow: ellipsis;
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

type Props = Omit<ComponentProps<"select">, "onChange"> & {
  label: string;
  onChange: (value: string) => void;
};

/** The platform's list of choices, its label for assistive technology. */
export const SelectField = ({ label, onChange, children, ...rest }: Props) => (
  <div css={field}>
    <select
      css={select}
      aria-label={label}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    >
      {children}
    </select>
    <ChevronDown size="1rem" aria-hidden />
  </div>
);
