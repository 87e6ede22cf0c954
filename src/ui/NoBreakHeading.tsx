import { css } from "@emotion/react";
import { keepWeakWords } from "../../contract/typeset";

type Props = { text: string };

const noBreak = css`
  display: inline-block;
  max-width: 100%;
`;

/**
 * Text of a heading: compounds such as rendez-vous do not break at their hyphen, no line ends on a weak word, and the
 * space before ? and ! is a whole one, since the narrow one vanishes in tight display type.
 */
export const NoBreakHeading = ({ text }: Props) =>
  keepWeakWords(text)
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
    );
