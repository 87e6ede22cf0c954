import { micromark } from "micromark";
import { typesetHtml } from "./typeset";

/** HTML of a Markdown text, with French typography; raw HTML and unsafe links come out inert. */
export function markdownToHtml(text: string): string {
  return typesetHtml(micromark(text));
}

/** A text made safe between HTML tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
