import * as lucide from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import { readOwnIcon } from "../types/ownIcons";

const components = new Map(Object.entries(lucide as Record<string, unknown>)) as Map<
  string,
  LucideIcon
>;
const bodies = new Map<string, string>();

/** `chart-no-axes-column` as the collection's components are named: `ChartNoAxesColumn`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The shapes of a pictogram, our own or Lucide's, without the svg element around them. Throws when it does not exist. */
export function readIcon(name: string): string {
  const known = bodies.get(name);
  if (known !== undefined) return known;
  const own = readOwnIcon(name);
  if (own) return own;
  const component = components.get(componentName(name));
  if (!component) throw new Error(`Lucide has no icon ${name}.`);
  const { data } = optimize(renderToStaticMarkup(createElement(component)), {
    multipass: true,
    // A tenth of a unit is a tenth of a pixel or less.
    floatPrecision: 1,
    plugins: ["preset-default"],
  });
  const body = data.slice(data.indexOf(">", data.indexOf("<svg")) + 1, data.lastIndexOf("</svg>"));
  bodies.set(name, body);
  return body;
}
