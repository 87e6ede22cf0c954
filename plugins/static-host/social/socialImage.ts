import sharp from "sharp";
import { SOCIAL_IMAGE_SIZE } from "../../../contract/pageAddresses";
import { colors, palette } from "../../../src/theme/colors";
import { box, outline } from "./letters";

/** What an image shows. */
type SocialCard = {
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
/** The drawing fills it, to the edges of the image. */
const ARTWORK = { x: 660, y: 0, width: 540, height: HEIGHT };

/** Pixels of the title by its length in characters: it stays within five lines. */
const titleSize = (title: string) => (title.length > 60 ? 54 : title.length > 36 ? 62 : 76);

/** Places a drawing in a frame. */
const place = (svg: string, frame: { x: number; y: number; width: number; height: number }) =>
  `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}">${svg}</svg>`;

type Role = keyof typeof palette;

/** Light value of a role of the palette. */
const lightColor = (role: Role) => palette[role][0];

/** A drawing in the light values of the palette: outside of a page there are no custom properties. */
const inLightColors = (svg: string) =>
  (Object.keys(palette) as Role[]).reduce(
    (drawing, role) => drawing.replaceAll(colors[role], lightColor(role)),
    svg,
  );

/** The image shown where a page is shared, as an SVG without fonts or custom properties. */
const socialImage = async ({ kicker, title, host, wordmark, artwork }: SocialCard) => {
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
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${lightColor("paper")}"/>`,
    place(inLightColors(wordmark), { x: MARGIN, y: 56, width: 203, height: 50 }),
    `<g transform="translate(${MARGIN} 0)">${await outline(words, COLUMN, HEIGHT)}</g>`,
    place(inLightColors(artwork), ARTWORK),
    "</svg>",
  ].join("");
};

/**
 * Draws the image of a page into a file. Without a palette: it would make a third of the bytes, which only those
 * who share a page fetch, in three times the time.
 */
export const writeSocialImage = async (file: string, card: SocialCard) => {
  await sharp(Buffer.from(await socialImage(card)))
    .removeAlpha()
    .png()
    .toFile(file);
};
