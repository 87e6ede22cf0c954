import { readFileSync } from "node:fs";
import path from "node:path";
import { optimize } from "svgo";

const folder = path.join(process.cwd(), "node_modules/lucide-static/icons");
const bodies = new Map<string, string>();

/** The shapes of a pictogram, without the svg element around them. Throws when it does not exist. */
export function readIcon(name: string): string {
  const known = bodies.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(path.join(folder, `${name}.svg`), "utf8");
  const { data } = optimize(svg, {
    multipass: true,
    // A tenth of a unit is a tenth of a pixel or less.
    floatPrecision: 1,
    plugins: ["preset-default"],
  });
  const body = data.slice(data.indexOf(">", data.indexOf("<svg")) + 1, data.lastIndexOf("</svg>"));
  bodies.set(name, body);
  return body;
}
