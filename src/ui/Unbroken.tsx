import { css } from "@emotion/react";

type Props = { text: string };

/** One unbreakable box, unless it is wider than the line. */
const whole = css`
  display: inline-block;
  max-width: 100%;
`;

/** Words that lean on the one that follows: no line of a heading ends on them. */
const LEANING =
  /(?<![\p{L}’-])(à|au|aux|de|des|du|elle|en|et|il|la|le|les|nos|notre|nous|on|ou|par|pour|que|qui|sa|se|ses|son|sur|un|une|vos|votre|vous|y) (\S+)/giu;

/** A heading's text whose compounds, such as rendez-vous, do not break at their hyphen, and whose lines end on no weak word. */
export const Unbroken = ({ text }: Props) =>
  text
    .replace(LEANING, "$1\u00a0$2")
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
