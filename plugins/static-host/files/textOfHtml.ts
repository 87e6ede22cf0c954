const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The words of an HTML fragment, in one line. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]+>/g, (tag) => (/^<\/?(a|strong|em|sup|code)\b/.test(tag) ? "" : " "))
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \n]+/g, " ")
    .trim();
