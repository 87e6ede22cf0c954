import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations } from "../theme/motion";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";

type Appearance = "primary" | "secondary";

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  /* With its border as high as a slot beside it. */
  min-height: ${space[7]};
  padding: calc(${space[3]} - 1px) ${space[5]};
  border: 2px solid transparent;
  border-radius: ${radii.control};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${durations.quick}ms,
    border-color ${durations.quick}ms,
    color ${durations.quick}ms,
    translate ${durations.quick}ms;
  &:active {
    translate: 0 1px;
  }
  &:disabled {
    cursor: progress;
    background: ${colors.line};
    color: ${colors.muted};
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  ${phone} {
    width: 100%;
  }
  ${screenOnly}
`;

const appearances: Record<Appearance, SerializedStyles> = {
  primary: css`
    background: ${colors.action};
    color: ${colors.onAction};
    &:hover:not(:disabled) {
      background: ${colors.actionStrong};
    }
  `,
  secondary: css`
    border-color: currentColor;
    &:hover {
      background: ${colors.ink};
      border-color: ${colors.ink};
      color: ${colors.paper};
    }
  `,
};

/** A native button. */
export const Button = (props: ComponentProps<"button">) => (
  <button type="button" css={[base, appearances.primary]} {...props} />
);

/** A link that looks like a button, for what leads somewhere. */
export const ButtonLink = ({
  appearance = "primary",
  children,
  ...rest
}: ComponentProps<"a"> & { appearance?: Appearance }) => (
  <a css={[base, appearances[appearance]]} {...rest}>
    {children}
  </a>
);
