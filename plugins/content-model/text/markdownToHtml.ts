import { micromark } from "micromark";
import { typesetHtml } from "../../../contract/typeset";

/** HTML of a Markdown text, with French typography; raw HTML and unsafe links come out inert. */
export function markdownToHtml(text: string): string {
  return typesetHtml(micromark(text));
}
