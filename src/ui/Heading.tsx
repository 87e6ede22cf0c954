import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { keepWeakWords } from "../../contract/typeset";

type Props = ComponentProps<"h2"> & { as: "h1" | "h2" | "h3" | "p" | "span"; text: string };

const noBreak = css`
  display: inline-block;
  max-width: 100%;
`;

/**
 * A heading, and what is set as one: compounds such as rendez-vous do not break at their hyphen, no line ends on a weak
 * word, and the space before ? and ! is a whole one, since the narrow one vanishes in tight display type.
 */
export const Heading = ({ as: Tag, text, children, ...rest }: Props) => (
  <Tag {...rest}>
    {keepWeakWords(text)
      .replaceAll("\u202f", "\u00a0")
      .split(/([^ ]+-[^ ]+)/)
      .map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} css={noBreak}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    {children}
  </Tag>
);
