import { css } from "@emotion/react";

type Props = { text: string };

/** One unbreakable box, unless it is wider than the line. */
const whole = css`
  display: inline-block;
`;

/** A heading's text whose compounds, such as rendez-vous, do not break at their hyphen. */
export const Unbroken = ({ text }: Props) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} css={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
