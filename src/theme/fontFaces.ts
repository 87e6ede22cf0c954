import bricolage from "./fonts/bricolage-grotesque.woff2";
import instrument from "./fonts/instrument-sans.woff2";

/** The two font files to preload, that of the text first. */
export const fontFiles: string[] = [instrument, bricolage];

/** Height above and depth below the baseline of the display font, in percent of its size (`hhea` table). */
const ASCENT = 93;
const DESCENT = 27;

/**
 * A fallback face: a font of the visitor's system, scaled so that the same words are as wide.
 *
 * @param width of texts in our font over theirs in this one, in percent: on average for the text font; for the display
 *   font the width by which the fewest headings take another number of lines, at twelve widths of the window
 */
const fallbackFace = (family: string, locals: readonly string[], width: number, more = "") =>
  `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join()};size-adjust:${width}%${more}}`;

/** For headings, whose baseline must be the same too: a move of large letters is visible. */
const displayFallbackFace = (family: string, locals: readonly string[], width: number) =>
  fallbackFace(
    family,
    locals,
    width,
    `;ascent-override:${Math.round((ASCENT / width) * 100)}%;descent-override:${Math.round((DESCENT / width) * 100)}%;font-weight:700`,
  );

/**
 * Font faces, and fallback faces for the time until they are there, of which each system has one: Windows and Apple's,
 * Android, Debian. They keep the swap from moving lines; the widths were measured with Arimo (as wide as Arial), Roboto
 * and DejaVu Sans on 22 November 2026.
 */
export const fontFaces = `
@font-face{font-family:"Bricolage Grotesque";src:url(${bricolage});font-weight:700;font-display:swap}
@font-face{font-family:"Instrument Sans";src:url(${instrument});font-weight:400 700;font-display:swap}
${displayFallbackFace("Display Arial", ["Arial Bold", "Liberation Sans Bold"], 100.5)}
${displayFallbackFace("Display Roboto", ["Roboto Bold", "Roboto"], 108)}
${displayFallbackFace("Display DejaVu", ["DejaVu Sans Bold"], 86)}
${fallbackFace("Text Arial", ["Arial", "Liberation Sans"], 101)}
${fallbackFace("Text Roboto", ["Roboto"], 102.1)}
${fallbackFace("Text DejaVu", ["DejaVu Sans"], 89.3)}
`;
