import type { Document } from "yaml";

const CONFLICT =
  "Supprimez cette ligne. Autour d'un conflit git (<<<<<<<, =======, >>>>>>>), gardez une seule des deux versions.";
const TWICE =
  "Gardez une seule des deux lignes : ce champ est écrit deux fois. Si celle-ci ouvre un nouvel élément de liste ou est d'un autre niveau, alignez-la sur ses voisines : deux espaces par niveau, et un tiret devant chaque élément.";
const OTHER = `Mettez toute la valeur entre guillemets droits "…" (à l'intérieur, \\" pour un guillemet et \\\\ pour une barre oblique inverse) si elle contient un signe (: # & * [ { " |). Sinon, écrivez un deux-points et une espace ordinaire, non insécable, après le nom du champ, fermez ce qui est ouvert, et alignez cette ligne sur ses voisines du même niveau : deux espaces par niveau, sans tabulation ni espace insécable, et devant chaque élément de liste un tiret du clavier et une espace.`;

/** Why a source cannot be read, and at which offset; undefined when it can. `reference` is where one (*name, &name) leads to nothing. */
export function yamlFault({ errors, warnings }: Document, source: string, reference?: number) {
  const character = characterFault(source);
  if (character) return { offset: source.search(WRONG), text: character, cure: "" };
  const [error] = [...errors, ...warnings];
  const { code = "", message = "", pos: [at] = [reference] } = error ?? {};
  if (at === undefined) return undefined;
  // The end of the text is blamed for an open quote, the line below for an open bracket, the end of the line before for most.
  const [quote] = /["'](?=quote$)/.exec(message) ?? [];
  const shift = message.startsWith("Flow") ? -1 : source.slice(at).search(/\S|$/);
  const blamed = quote ? source.lastIndexOf(quote, at - 1) : at + shift;
  const start = source.lastIndexOf("\n", Math.min(blamed, source.trimEnd().length) - 1) + 1;
  const [line = ""] = source.slice(start).split("\n", 1);
  const isConflict = /^\s*(?:<{7}|={7}|>{7}|-{3}|\.{3})/.test(line);
  const cure = code === "DUPLICATE_KEY" ? TWICE : OTHER;
  // A line that is indented too far is often the one below; one with two colons is wrong itself.
  const isBelow = /^B\w+_(?:INDENT|KEY)$/.test(code) && !/: .*: /.test(line);
  return {
    offset: start + line.search(/[^\s-]|$/),
    text: `YAML ne comprend pas cette ligne${isBelow ? ", ou la suivante" : ""} : « ${line.trim().slice(0, 60)} ».`,
    cure: isConflict ? CONFLICT : cure,
  };
}

/**
 * Characters that come from copying and that no text needs: controls, halves of characters, Word's bullets, invisible
 * marks (the joiner of composed emojis stays); bytes that are not UTF-8; UTF-8 read otherwise: « Ã© » for « é ».
 */
const WRONG =
  /(?![\t\n\r])\p{Cc}|\r(?!\n|$)|[\p{Cs}\p{Co}]|[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufffd-\uffff]|(?<!^)\ufeff|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u00c3[\u0080-\u00bf\u0192\u2020-\u2030\u0153\u0160]|\u00c2[\u00a0\u00ab\u00b0\u00bb]|\u00e2\u20ac/u;

/** Names the first wrong character of a text; undefined when there is none. */
export function characterFault(text: string): string | undefined {
  const [wrong] = WRONG.exec(text) ?? [];
  if (wrong === undefined) return undefined;
  const code = wrong.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return `« ${wrong} », un caractère abîmé ou invisible (U+${code}). Effacez-le et retapez le mot. Si tout le fichier est ainsi, enregistrez-le en UTF-8 avec des fins de ligne LF, ou reprenez sa version précédente.`;
}
