import { palette } from "../../src/theme/colors";

/** The colours of the theme that posters are made of, by the names that painters use. */
export const [ink, cream] = palette.ink;
export const [blue, lavender] = palette.accent;
export const [, orange] = palette.warm;
export const [pale] = palette.accentSoft;
export const [peach] = palette.warmSoft;
