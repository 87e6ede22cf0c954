import { micromark } from "micromark";
import { typographyOfHtml } from "./typography";

/** HTML of a Markdown text, with French typography; raw HTML and unsafe links come out inert. */
export function markdownToHtml(text: string): string {
  return typographyOfHtml(micromark(text));
}
