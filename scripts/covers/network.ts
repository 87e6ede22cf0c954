import { palette } from "./palette";
import { dot, round, stroke } from "./sheet";
import type { Drawing } from "./sheet";

const LAYERS = [9, 15, 21, 25, 21, 15, 9, 1];

/** Custom AI: every weight of a layered network, and the one path that lights up. */
export const drawNetwork: Drawing = (random) => {
  const layers = LAYERS.map((count, layer) =>
    Array.from({ length: count }, (_, index) => ({
      x: 80 + (layer * 1040) / (LAYERS.length - 1),
      y: 400 + (index - (count - 1) / 2) * 29,
    })),
  );
  const path = layers.map((nodes) => Math.floor(random() * nodes.length));
  const looks: Record<"faint" | "middle" | "strong" | "path" | "branch", string[]> = {
    faint: [],
    middle: [],
    strong: [],
    path: [],
    branch: [],
  };
  for (const [layer, nodes] of layers.slice(0, -1).entries()) {
    for (const [start, from] of nodes.entries()) {
      for (const [end, to] of (layers[layer + 1] ?? []).entries()) {
        const half = (from.x + to.x) / 2;
        const line = `M${round(from.x)} ${round(from.y)}C${round(half)} ${round(from.y)} ${round(half)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
        const weight = random();
        if (path[layer] === start && path[layer + 1] === end) looks.path.push(line);
        else if (path[layer] === start) looks.branch.push(line);
        else if (weight > 0.93) looks.strong.push(line);
        else if (weight > 0.6) looks.middle.push(line);
        else if (weight > 0.25) looks.faint.push(line);
      }
    }
  }
  const nodes = layers.flatMap((layer, depth) =>
    layer.map((node, index) =>
      path[depth] === index ? dot(node, 13, palette.warm) : dot(node, 6.5, palette.cream),
    ),
  );
  return (
    stroke(looks.faint, { colour: palette.dim, width: 0.7, opacity: 0.55 }) +
    stroke(looks.middle, { colour: palette.mid, width: 0.8, opacity: 0.6 }) +
    stroke(looks.strong, { colour: palette.blue, width: 2, opacity: 0.7 }) +
    stroke(looks.branch, { colour: palette.blue, width: 2, opacity: 0.9 }) +
    stroke(looks.path, { colour: palette.warm, width: 7 }) +
    nodes.join("")
  );
};
