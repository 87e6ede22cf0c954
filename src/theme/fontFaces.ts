import bricolage from "./fonts/bricolage-grotesque.woff2";
import instrument from "./fonts/instrument-sans.woff2";

/** The two font files of the critical path, to be preloaded: that of the text first. */
export const fontFiles: string[] = [instrument, bricolage];

/**
 * Font faces, each with a fallback of the same metrics so that the swap moves nothing.
 * The overrides were computed with \@capsizecss/core 4 (createFontStack over Arial).
 */
export const fontFaces = `
@font-face{font-family:"Bricolage Grotesque";src:url(${bricolage}) format("woff2");font-weight:700;font-display:swap}
@font-face{font-family:"Instrument Sans";src:url(${instrument}) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Bricolage Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:84.7842%;descent-override:24.6148%;line-gap-override:0%;size-adjust:109.6903%}
@font-face{font-family:"Instrument Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:94.4163%;descent-override:24.3341%;line-gap-override:0%;size-adjust:102.7365%}
`;
