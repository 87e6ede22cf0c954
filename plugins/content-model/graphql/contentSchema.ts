import type { NodePluginSchema } from "gatsby";
import { contentTypes, definitionOf, type ContentType } from "../types/contentTypes";
import type { Field } from "../types/structure";
import { resolveArtwork, resolveIcon } from "./drawingFields";
import { neighbourResolver, relatedResolver } from "./entries";
import type { Resolver } from "./resolverContext";
import { resolveFlag, resolveMarkdown, resolveProse, resolveVerbatim } from "./textFields";

interface FieldConfig {
  type: string;
  description?: string;
  resolve?: Resolver;
  /** What Gatsby does with a field: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/ */
  extensions?: { dateformat?: object; fileByRelativePath?: object };
}

type Fields = Record<string, FieldConfig & { description: string }>;

const PATH = "Adresse de la page, à partir de la racine du site.";

/** The GraphQL types of the content: closed, described, non-null where content is required. */
export function contentSchema({ buildObjectType, buildInterfaceType }: NodePluginSchema) {
  const types = new Map<string, ReturnType<typeof buildObjectType>>();
  const shared = new Map<string, Fields>();
  const addType = (name: string, description: string, fields: Fields, interfaces: string[] = []) =>
    types.set(
      name,
      buildObjectType({ name, description, fields, interfaces, extensions: { infer: false } }),
    );
  addType("Icon", "Pictogramme, sur une grille de 24 × 24.", {
    name: { type: "String!", description: "Nom, tel que le contenu l'écrit." },
    body: { type: "String!", description: "Formes SVG, à placer dans un élément svg de 24 × 24." },
  });
  addType("MenuEntry", "Page, telle qu'un menu la nomme.", {
    path: { type: "String!", description: PATH },
    title: { type: "String!", description: "Titre de la page.", resolve: resolveProse },
  });
  addType("Menu", "Menu qui mène aux pages d'un genre.", {
    id: { type: "String!", description: "Nom du dossier de ses entrées." },
    label: { type: "String!", description: "Nom du menu.", resolve: resolveProse },
    entries: { type: "[MenuEntry!]!", description: "Ses pages, selon leur ordre." },
  });
  for (const type of contentTypes) {
    const fields = { ...fieldsFor(definitionOf(type).fields, type.typeName), ...pageFields(type) };
    const interfaces = type.interface ? ["Node", type.interface] : ["Node"];
    addType(type.typeName, type.schema.description ?? type.label, fields, interfaces);
    if (type.interface)
      shared.set(type.interface, alike(shared.get(type.interface) ?? fields, fields));
  }
  return [
    // First: of one that a type has named before, Gatsby drops the description.
    ...[...shared].map(([name, fields]) =>
      buildInterfaceType({
        name,
        description: "Champs communs à plusieurs genres de pages.",
        fields: { id: { type: "ID!" }, ...fields },
        interfaces: ["Node"],
      }),
    ),
    ...types.values(),
  ];

  function fieldsFor(fields: readonly Field[], parent: string): Fields {
    return Object.fromEntries(fields.map((field) => [field.name, fieldFor(field, parent)]));
  }

  function fieldFor(field: Field, parent: string): Fields[string] {
    const config = field.kind === "object" ? objectField(field, parent) : valueField(field);
    const type = field.list ? `[${config.type}!]` : config.type;
    const isNonNull = field.required || field.kind === "flag";
    return { ...config, type: isNonNull ? `${type}!` : type, description: field.description };
  }

  /** Fields that belong together get a type, which several kinds of content may share. */
  function objectField(field: Field, parent: string): FieldConfig {
    const { name } = field;
    const type = field.typeName ?? parent + name.charAt(0).toUpperCase() + name.slice(1);
    if (!types.has(type))
      addType(type, field.schema.description ?? field.description, {
        ...fieldsFor(field.fields, type),
        ...Object.fromEntries(field.variants.map((kind) => [kind.name, variantField(kind, type)])),
      });
    return { type };
  }

  /** Of a list whose items differ, the fields of one kind; null for an item of another. */
  function variantField(kind: Field, parent: string): Fields[string] {
    const resolve: Resolver = (source) => (source.type === kind.name ? source : null);
    return { ...objectField(kind, parent), description: kind.description, resolve };
  }
}

function valueField({ kind, schema }: Field): FieldConfig {
  switch (kind) {
    case "prose":
    case "phone":
      return { type: "String", resolve: resolveProse };
    case "verbatim":
    case "href":
      return { type: "String", resolve: resolveVerbatim };
    case "markdown":
      return { type: "String", resolve: resolveMarkdown };
    case "icon":
      return { type: "Icon", resolve: resolveIcon };
    case "artwork":
      return { type: "String", resolve: resolveArtwork };
    case "image":
      return { type: "File", extensions: { fileByRelativePath: {} } };
    case "relation":
      return { type: String(schema.to), resolve: relatedResolver(String(schema.to)) };
    case "order":
    case "count":
      return { type: "Int" };
    case "flag":
      return { type: "Boolean", resolve: resolveFlag };
    case "date":
      return { type: "Date", extensions: { dateformat: {} } };
    default:
      return { type: "String" };
  }
}

function pageFields({ typeName, interface: shared = typeName, pages }: ContentType): Fields {
  if (!pages) return {};
  const path: Fields[string] = {
    type: "String!",
    description: PATH,
    resolve: ({ slug }) => `${pages.prefix}${String(slug)}`,
  };
  const neighbour = (step: number, description: string): Fields[string] => ({
    type: shared,
    description: `${description} selon l'ordre ; après la dernière vient la première.`,
    resolve: neighbourResolver(typeName, step),
  });
  if (!pages.menu) return { path };
  return {
    path,
    previous: neighbour(-1, "L'entrée précédente"),
    next: neighbour(1, "L'entrée suivante"),
  };
}

/** The fields that two types have in common. */
function alike(some: Fields, others: Fields): Fields {
  const isIn = ([name, { type }]: [string, FieldConfig]) => others[name]?.type === type;
  return Object.fromEntries(Object.entries(some).filter(isIn));
}
