import { SOCIAL_IMAGE_SIZE } from "../../../contract/pageAddresses";
import { box, outline } from "./letters";
import { outlineTexts } from "./outlineTexts";
import { inLightColors, lightColor } from "./lightColors";

/** What an image shows. */
export type SocialCard = {
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** Address of the site, as people say it. */
  host: string;
  /** SVG drawings, in the roles of the palette. */
  wordmark: string;
  artwork: string;
};

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;
const MARGIN = 64;
const COLUMN = 560;
const ARTWORK = { x: 648, y: 96, width: 500, height: 438 };

/** Pixels of the title by its length in characters: it stays within five lines. */
const titleSize = (title: string) => (title.length > 60 ? 54 : title.length > 36 ? 62 : 76);

/** Millimetre paper: a fine grid, and a stronger line each centimetre. */
const paper = () => {
  const lines = (step: number, opacity: number) =>
    `<path fill="none" stroke="${lightColor("grid")}" stroke-opacity="${opacity}" d="${[
      ...Array.from(
        { length: Math.floor(WIDTH / step) },
        (_, i) => `M${(i + 1) * step} 0V${HEIGHT}`,
      ),
      ...Array.from(
        { length: Math.floor(HEIGHT / step) },
        (_, i) => `M0 ${(i + 1) * step}H${WIDTH}`,
      ),
    ].join("")}"/>`;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${lightColor("paper")}"/>${lines(10, 0.35)}${lines(50, 0.9)}`;
};

/** Places a drawing in a frame, whole and in its middle. */
const place = (
  svg: string,
  frame: { x: number; y: number; width: number; height: number },
  at: string,
) =>
  svg.replace(
    /^<svg/,
    `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="${at}"`,
  );

/** The image that stands for a page where it is shared, as an SVG without fonts or custom properties. */
export const socialImage = async ({ kicker, title, host, wordmark, artwork }: SocialCard) => {
  const words = box({ flexDirection: "column", width: COLUMN, height: HEIGHT }, [
    box(
      {
        flexDirection: "column",
        justifyContent: "center",
        flexGrow: 1,
        paddingTop: 110,
        gap: 22,
      },
      [
        box({ fontFamily: "text", fontSize: 28, color: lightColor("accent") }, kicker),
        box(
          {
            fontFamily: "display",
            fontSize: titleSize(title),
            lineHeight: 1.06,
            letterSpacing: "-0.02em",
            color: lightColor("ink"),
          },
          title,
        ),
      ],
    ),
    box({ paddingBottom: 56, fontFamily: "text", fontSize: 26, color: lightColor("muted") }, host),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    paper(),
    place(inLightColors(wordmark), { x: MARGIN, y: 56, width: 214, height: 50 }, "xMinYMid"),
    `<g transform="translate(${MARGIN} 0)">${await outline(words, COLUMN, HEIGHT)}</g>`,
    place(await outlineTexts(inLightColors(artwork)), ARTWORK, "xMidYMid"),
    `<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${lightColor("accent")}"/>`,
    `<rect y="${HEIGHT - 12}" width="${WIDTH / 3}" height="12" fill="${lightColor("warm")}"/>`,
    "</svg>",
  ].join("");
};
