import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"svg">, "children"> & {
  /** Inner SVG of a 24 by 24 drawing, stroked in the current colour. */
  body: string;
  /** Edge in CSS pixels at the usual text size, with which it grows. */
  size?: number;
};

/** A decorative icon, hidden from assistive technology; the text beside it carries the meaning. */
export const Icon = ({ body, size = 24, ...rest }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: body }}
    {...rest}
  />
);
