import { css } from "@emotion/react";
import { keepWeakWords } from "../../contract/typeset";

type Props = { text: string };

const noBreak = css`
  display: inline-block;
  max-width: 100%;
`;

/** Text of a heading: compounds such as rendez-vous do not break at their hyphen, and no line ends on a weak word. */
export const NoBreakHeading = ({ text }: Props) =>
  keepWeakWords(text)
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
