import { colorProperties } from "../../../src/theme/colors";

const LIGHT = new Map(
  [...colorProperties.matchAll(/(--[\w-]+):light-dark\((#\w+),/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** Light colour of a role of the palette, by its custom property. */
export const lightColor = (property: string) => LIGHT.get(property) ?? "currentColor";

/** A drawing with its custom properties replaced by the light palette, for readers that know no CSS. */
export const inLightColors = (svg: string) =>
  svg.replace(/var\((--[\w-]+)\)/g, (_, property: string) => lightColor(property));
