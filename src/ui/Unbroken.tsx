import { css } from "@emotion/react";

type Props = { text: string };

/** One unbreakable box, unless it is wider than the line. */
const whole = css`
  display: inline-block;
  max-width: 100%;
`;

/** Words that lean on the one that follows: no line of a heading ends on them. */
const WEAK =
  "a|à|au|aux|avec|ce|ces|cette|chez|dans|de|des|du|elle|en|est|et|il|la|le|les|ne|nos|notre|nous|on|ont|ou|par|pour|que|qui|sa|sans|se|ses|son|sous|sur|un|une|vers|vos|votre|vous|y";

/** Not before a long word, nor several in a row: what cannot break there would be wider than a phone with large text. */
const LEANING = new RegExp(`(?<![\\p{L}’-])(${WEAK}) (?=\\S{1,12}(?!\\S))(?!(?:${WEAK}) )`, "giu");

/** A heading's text whose compounds, such as rendez-vous, do not break at their hyphen, and whose lines end on no weak word. */
export const Unbroken = ({ text }: Props) =>
  text
    .replace(LEANING, "$1\u00a0")
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
