import { colors } from "./colors";

/** One display family, one text family, each with fallback faces of the same width (see fontFaces.ts). */
const fonts = {
  display: '"Bricolage Grotesque", "Display Arial", "Display Roboto", "Display DejaVu", sans-serif',
  text: '"Instrument Sans", "Text Arial", "Text Roboto", "Text DejaVu", sans-serif',
} as const;

/** For the root: the families; wider spaces, since those of the text face are narrow; letters not rounded to whole pixels. */
export const fontProperties = `--display:${fonts.display};font-family:${fonts.text};word-spacing:0.04em;text-rendering:geometricPrecision;`;

/** The fluid scale: eight steps, from captions to the headline of the home page. */
export const sizes = {
  caption: "0.875rem",
  body: "clamp(1.0625rem, 1rem + 0.15vw, 1.125rem)",
  lead: "clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)",
  title: "clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)",
  heading: "clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)",
  headline: "clamp(1.875rem, 1.35rem + 2vw, 3rem)",
  banner: "clamp(min(2.875rem, 11.6vw), 7vw, clamp(3.375rem, 0.25rem + 4.3vw, 5.5rem))",
  display: "clamp(min(2.25rem, 10vw), 1.1rem + 3.3vw, 4rem)",
} as const;

const displayFace = `font-family:var(--display);font-weight:700;letter-spacing:-0.02em;text-wrap:balance;overflow-wrap:break-word;`;

/** Ready-made declarations for each role of text. */
export const type = {
  banner: `${displayFace}font-size:${sizes.banner};line-height:0.98;letter-spacing:-0.04em;`,
  display: `${displayFace}font-size:${sizes.display};line-height:1;letter-spacing:-0.035em;`,
  headline: `${displayFace}font-size:${sizes.headline};line-height:1.05;letter-spacing:-0.03em;`,
  heading: `${displayFace}font-size:${sizes.heading};line-height:1.12;`,
  title: `${displayFace}font-size:${sizes.title};line-height:1.2;letter-spacing:-0.015em;`,
  lead: `font-size:${sizes.lead};line-height:1.5;`,
  body: `font-size:${sizes.body};line-height:1.65;`,
  caption: `font-size:${sizes.caption};line-height:1.45;`,
  note: `font-size:${sizes.caption};line-height:1.45;color:${colors.muted};`,
  figure: `font-family:var(--display);font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:-0.03em;line-height:1;`,
} as const;
