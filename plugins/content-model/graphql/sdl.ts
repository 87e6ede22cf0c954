import { contentTypes, type ContentType } from "../types/contentTypes";
import { fieldsOf, jsonSchemaOf, type Field, type JsonSchema } from "../types/structure";

/** Types by name. */
type Types = Map<string, string>;

/** The GraphQL schema of the content, as SDL: closed, described, non-null where content is required. */
export function contentSdl(): string {
  const types: Types = new Map([["", OTHER_TYPES]]);
  for (const type of contentTypes) addType(types, type.typeName, jsonSchemaOf(type.schema), type);
  return [...types.values()].join("\n\n") + "\n";
}

const OTHER_TYPES = `"""
Pictogramme au trait, sur une grille de 24 × 24.
"""
type Icon @dontInfer {
  """
  Nom du pictogramme dans la collection Lucide.
  """
  name: String!
  """
  Tracé SVG, à placer dans un élément svg de 24 × 24 au trait courant.
  """
  body: String!
}

type File implements Node {
  """
  Balisage optimisé d'un fichier SVG ; vide pour un autre fichier.
  """
  svg: String @svg
}

"""
Menu qui mène aux pages d'un genre.
"""
type Menu @dontInfer {
  """
  Nom du dossier de ses entrées.
  """
  id: String!
  label: String! @prose
  """
  Les entrées que le menu montre, selon leur ordre.
  """
  shown: [MenuEntry!]!
  """
  Toutes les entrées.
  """
  entries: [MenuEntry!]!
  """
  La page qui les liste toutes ; rien quand le menu les montre toutes.
  """
  overview: MenuEntry
}

"""
Page, telle qu'un menu ou une liste la nomme.
"""
type MenuEntry @dontInfer {
  path: String!
  title: String! @prose
  summary: String! @prose
}`;

function addType(types: Types, name: string, schema: JsonSchema, kind?: ContentType): void {
  if (types.has(name)) return;
  // Set before its fields are read, so that it comes before the types that they name.
  types.set(name, "");
  const fields = fieldsOf(schema).map((field) => fieldSdl(types, name, field));
  const head = kind ? `${name} implements Node` : name;
  const added = kind ? computedFields(kind) : [];
  types.set(name, typeSdl(head, schema.description ?? "", [...fields, ...added]));
}

/** A list whose items differ: the fields that all have, then one field a kind, which is null for the items of another. */
function addVariants(types: Types, name: string, field: Field): void {
  const shared = field.fields.map((one) => fieldSdl(types, name, one));
  const kinds = field.variants.map((kind) => {
    const type = kind.typeName ?? name + capitalise(kind.name);
    addType(types, type, kind.schema);
    return `${docString(kind.description)}${kind.name}: ${type} @variant(type: "${kind.name}")`;
  });
  types.set(name, typeSdl(name, field.description, [...shared, ...kinds]));
}

function typeSdl(head: string, description: string, fields: string[]): string {
  const body = fields.join("\n").replace(/^/gm, "  ");
  return `${docString(description)}type ${head} @dontInfer {\n${body}\n}`;
}

function fieldSdl(types: Types, parent: string, field: Field): string {
  const { type, directive } = fieldType(types, parent, field);
  const inner = field.list ? `[${type}!]` : type;
  const nonNull = field.required || field.kind === "flag" ? "!" : "";
  const args = argumentsOf(field);
  const suffix = directive ? ` ${directive}` : "";
  return `${docString(field.description)}${field.name}${args}: ${inner}${nonNull}${suffix}`;
}

function fieldType(types: Types, parent: string, field: Field) {
  switch (field.kind) {
    case "object": {
      const type = field.typeName ?? parent + capitalise(field.name);
      if (field.variants.length > 0) addVariants(types, type, field);
      else addType(types, type, field.schema);
      return { type };
    }
    case "prose":
    case "phone":
      return { type: "String", directive: "@prose" };
    case "markdown":
      return { type: "String", directive: "@markdown" };
    case "icon":
      return { type: "Icon", directive: "@icon" };
    case "artwork":
      return { type: "String", directive: "@artwork" };
    case "image":
      return { type: "File", directive: "@fileByRelativePath" };
    case "relation":
      return {
        type: String(field.schema.to),
        directive: `@related(to: "${String(field.schema.to)}")`,
      };
    case "order":
    case "count":
      return { type: "Int" };
    case "flag":
      return { type: "Boolean", directive: "@flag" };
    case "date":
      return { type: "Date", directive: "@dateformat" };
    default:
      return { type: "String" };
  }
}

/** A relation answers as many entries as are shown together; a text in Markdown answers HTML unless asked for itself. */
function argumentsOf({ kind, schema }: Field): string {
  if (kind === "markdown") return "(markdown: Boolean = false)";
  if (kind !== "relation") return "";
  const { pages } = contentTypes.find(({ typeName }) => typeName === schema.to) ?? {};
  return `(limit: Int = ${pages?.menu?.count ?? 12})`;
}

function computedFields({ typeName, pages }: ContentType): string[] {
  if (!pages) return [];
  const path = `${docString("Adresse de la page, à partir de la racine du site.")}path: String! @entryPath(prefix: "${pages.prefix}")`;
  if (!pages.menu) return [path];
  return [
    path,
    `${docString("L'entrée précédente selon l'ordre ; la première est précédée de la dernière.")}previous: ${typeName} @neighbour(type: "${typeName}", step: -1)`,
    `${docString("L'entrée suivante selon l'ordre ; la dernière est suivie de la première.")}next: ${typeName} @neighbour(type: "${typeName}", step: 1)`,
  ];
}

function docString(text: string): string {
  return `"""\n${text.replaceAll('"""', '\\"""')}\n"""\n`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
