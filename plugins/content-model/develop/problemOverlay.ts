/**
 * Development only: shows the content's problems over the page, and takes them away once mended.
 * gatsby-node adds this module to the bundle of `npm start`, never to a build.
 */
import { palette } from "../../../src/theme/colors";

interface Problem {
  file: string;
  line: number;
  column: number;
  field: string;
  found: string;
  cure: string;
}

const [danger] = palette.danger;
const [onAccent] = palette.onAccent;

const STYLES = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
    padding: 1rem 1.5rem; background: ${danger}; color: ${onAccent}; font: 15px/1.5 system-ui, sans-serif; }
  h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
  code { font: 13px/1.5 ui-monospace, monospace; }
  li { margin: 0 0 .75rem; }
`;

const host = document.createElement("content-problems");
const root = host.attachShadow({ mode: "open" });

new EventSource("/___content-problems").addEventListener(
  "message",
  ({ data }: MessageEvent<string>) => {
    show(JSON.parse(data) as Problem[]);
  },
);

function show(problems: Problem[]): void {
  host.remove();
  if (problems.length === 0) return;
  const style = document.createElement("style");
  style.textContent = STYLES;
  const section = document.createElement("section");
  section.setAttribute("role", "alert");
  const count = problems.length === 1 ? "1 erreur" : `${problems.length} erreurs`;
  section.append(element("h2", `${count} dans le contenu`), list(problems));
  root.replaceChildren(style, section);
  document.documentElement.append(host);
}

function list(problems: Problem[]): HTMLElement {
  const items = document.createElement("ul");
  for (const { file, line, column, field, found, cure } of problems) {
    const item = document.createElement("li");
    item.append(
      element("code", `${file}:${line}:${column} ${field}`),
      element("div", `Trouvé : ${found}`),
      element("div", `À faire : ${cure}`),
    );
    items.append(item);
  }
  return items;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
