import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { isMap, isScalar, isSeq, type Document, type Node } from "yaml";
import { checkContent } from "../../plugins/content-model/check/checkContent";
import { editDocument, yamlFiles } from "./contentFiles";

type Place = { path: (string | number)[]; node: Node };

/** Changes of a text. What is too long, or no text at all, the check refuses. */
const ofText: Record<string, (text: string) => string> = {
  "an emoji": (text) => `${text} 🌱`,
  "a sentence more": (text) => `${text} Nous en parlons avec vous : c'est promis !`,
  "twice the text": (text) => `${text} ${text}`,
  "a word more": (text) => `${text} aujourd'hui`,
  "a long word first": (text) => `Anticonstitutionnellement ${text}`,
  "fewer words": (text) =>
    text
      .split(" ")
      .slice(0, Math.ceil(text.split(" ").length / 2))
      .join(" "),
  capitals: (text) => text.toUpperCase(),
  "quotes and dots": (text) => `${text} "pour de vrai"... ou presque ?`,
  "a list and a link": (text) => `${text}\n\n- un **point** ;\n- [nos services](/#services).`,
};

/** Changes of a list. */
const ofList: Record<string, (items: unknown[]) => unknown[]> = {
  "an item less": (items) => items.slice(0, -1),
  "another order": (items) => items.toReversed(),
  "an item more": (items) => [...items, renamed(items[0])],
};

const renamed = (item: unknown) =>
  typeof item === "object" && item !== null
    ? Object.fromEntries(
        Object.entries(item).map(([key, value]) => [
          key,
          /^(title|question|alt)$/.test(key) ? `${value} (suite)` : value,
        ]),
      )
    : item;

const KINDS = [...Object.keys(ofText), ...Object.keys(ofList)];

/** Where a document has texts of some words, and where it has lists. */
const placesOf = (document: Document) => {
  const texts: Place[] = [];
  const lists: Place[] = [];
  const look = (node: unknown, path: Place["path"]) => {
    if (isScalar(node) && /\S \S/.test(String(node.value))) texts.push({ path, node });
    if (isMap(node)) for (const { key, value } of node.items) look(value, [...path, String(key)]);
    if (!isSeq(node)) return;
    lists.push({ path, node });
    node.items.forEach((item, index) => look(item, [...path, index]));
  };
  look(document.contents, []);
  return { texts, lists };
};

const changeOne = (document: Document, kind: string, draw: number) => {
  const { texts, lists } = placesOf(document);
  const places = kind in ofText ? texts : lists;
  const place = places[draw % places.length];
  if (!place) return "";
  const value: unknown = isScalar(place.node) ? place.node.value : place.node.toJS(document);
  document.setIn(
    place.path,
    Array.isArray(value) ? ofList[kind]?.(value) : ofText[kind]?.(String(value)),
  );
  return place.path.join(".");
};

/**
 * Makes so many random changes in a content folder, one upon the other, each of which the check allows.
 *
 * @param seed the same changes again
 * @returns what was changed
 */
export const makeRandomEdits = (contentDir: string, count: number, seed: number) => {
  const files = yamlFiles(contentDir);
  const draws = fc.sample(
    fc.tuple(fc.constantFrom(...files), fc.constantFrom(...KINDS), fc.nat()),
    { numRuns: 20 * count, seed },
  );
  const made: string[] = [];
  for (const [file, kind, draw] of draws) {
    if (made.length === count) break;
    const path = join(contentDir, file);
    const before = readFileSync(path, "utf8");
    let at = "";
    editDocument(contentDir, file, (document) => void (at = changeOne(document, kind, draw)));
    if (at !== "" && checkContent(contentDir).length === 0) made.push(`${file} ${at}: ${kind}`);
    else writeFileSync(path, before);
  }
  return made;
};
