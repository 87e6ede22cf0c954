import * as lucide from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import { once } from "../../../contract/once";
import { readOwnIcon } from "../types/ownIcons";

/** With the former names of pictograms, which `icons` leaves out, and some functions. */
const collection: Record<string, unknown> = lucide;

/** `chart-no-axes-column` as the collection's components are named: `ChartNoAxesColumn`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The shapes of a pictogram, our own or Lucide's, without the svg element around them. Throws when it does not exist. */
export const readIcon = once((name: string): string => {
  const own = readOwnIcon(name);
  if (own) return own;
  const component = collection[componentName(name)] as LucideIcon | undefined;
  if (!component) throw new Error(`Lucide has no icon ${name}.`);
  const { data } = optimize(renderToStaticMarkup(createElement(component)), {
    multipass: true,
    // A tenth of a unit is a tenth of a pixel or less.
    floatPrecision: 1,
    plugins: ["preset-default"],
  });
  return data.slice(data.indexOf(">", data.indexOf("<svg")) + 1, data.lastIndexOf("</svg>"));
});
