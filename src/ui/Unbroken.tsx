import { css } from "@emotion/react";
import { keepWeakWords } from "../../contract/typeset";

type Props = { text: string };

/** One unbreakable box, unless it is wider than the line. */
const whole = css`
  display: inline-block;
  max-width: 100%;
`;

/** A heading's text whose compounds, such as rendez-vous, do not break at their hyphen, and whose lines end on no weak word. */
export const Unbroken = ({ text }: Props) =>
  keepWeakWords(text)
    .split(/([^ ]+-[^ ]+)/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} css={whole}>
          {part}
        </span>
      ) : (
        part
      ),
    );
