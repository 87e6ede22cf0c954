import { colors, palette } from "../../../src/theme/colors";

const roles = Object.keys(palette) as (keyof typeof palette)[];

/** Light value of a role of the palette. */
export const lightColor = (role: keyof typeof palette) => palette[role][0];

/** A drawing in the light values of the palette, for readers that know no CSS. */
export const inLightColors = (svg: string) =>
  roles.reduce((drawing, role) => drawing.replaceAll(colors[role], lightColor(role)), svg);
