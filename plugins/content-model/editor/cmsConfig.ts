import type { NodePluginArgs } from "gatsby";
import { stringify } from "yaml";
import { contentTypes, definitionOf, kindName, type ContentType } from "../types/contentTypes";
import { MAXIMUM_PICTURE_BYTES } from "../types/pictureLimits";
import { cmsFields, type CmsField } from "./cmsFields";

/** The rank of each entry, by folder of `content/` and slug. */
export type TakenOrders = Record<string, Record<string, number>>;

/** What Gatsby has read of the content, by the name of its type. */
export type ReadEntries = NodePluginArgs["getNodesByType"];

export function takenOrders(getNodesByType: ReadEntries): TakenOrders {
  const taken: TakenOrders = {};
  for (const type of contentTypes.filter(isFolder))
    for (const { slug, order } of getNodesByType(type.typeName))
      if (Number.isInteger(order)) (taken[kindName(type)] ??= {})[String(slug)] = Number(order);
  return taken;
}

/**
 * Where the CMS finds the repository: CMS_BACKEND (github or gitlab), CMS_REPO (owner/name), CMS_BRANCH, and
 * CMS_AUTH_URL, the service that signs editors in. The defaults name no real repository.
 */
const backend = ({ CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_AUTH_URL }: NodeJS.ProcessEnv) => ({
  name: CMS_BACKEND || "github",
  repo: CMS_REPO || "organisation/site-agence",
  branch: CMS_BRANCH || "main",
  ...(CMS_AUTH_URL ? { base_url: CMS_AUTH_URL } : {}),
});

/**
 * The configuration of the CMS, as YAML: one collection per folder, one for the single files. New
 * entries start with a free rank; `static/admin/uniqueOrder.js` refuses one that is taken.
 */
export function cmsConfig(environment: NodeJS.ProcessEnv, orders: TakenOrders): string {
  const config = {
    backend: backend(environment),
    media_folder: "content/images",
    public_folder: "/images",
    media_libraries: {
      default: {
        // A photograph's name becomes lower case, without spaces or accents.
        config: { slugify_filename: true, max_file_size: MAXIMUM_PICTURE_BYTES },
      },
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: "none", indent_sequences: true } },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...contentTypes.filter(isFolder).map((type) => folderCollection(type, orders)),
      filesCollection(),
    ],
  };
  return NOTICE + stringify(config, { lineWidth: 0 });
}

const NOTICE = "# Derived from plugins/content-model by the build: do not edit.\n";

const isFolder = ({ location }: ContentType) => "folder" in location;

function folderCollection(type: ContentType, orders: TakenOrders): CmsField {
  const folder = kindName(type);
  return {
    name: folder,
    label: type.label,
    label_singular: type.schema.meta()?.title,
    folder: `content/${folder}`,
    extension: "yaml",
    format: "yaml",
    slug: "{{fields.slug}}",
    summary: type.schema.shape.title ? "{{title}}" : "{{name}}, {{company}}",
    sortable_fields: {
      fields: ["order", "slug"],
      default: { field: "order", direction: "ascending" },
    },
    thumbnail: definitionOf(type).fields.find(({ kind }) => kind === "image")?.name,
    create: true,
    delete: !type.pages?.required,
    limit: type.entries?.max,
    fields: cmsFields(definitionOf(type).fields).map((field) =>
      field.name === "order" ? { ...field, default: orderAfter(orders[folder]) } : field,
    ),
  };
}

/** A rank after all others, where they are known. */
function orderAfter(taken?: Record<string, number>): number | undefined {
  return taken && Math.max(...Object.values(taken)) + 1;
}

function filesCollection(): CmsField {
  return {
    name: "site",
    label: "Pages et réglages",
    files: contentTypes
      .filter((type) => !isFolder(type))
      .map((type) => ({
        name: kindName(type),
        label: type.label,
        file: `content/${kindName(type)}.yaml`,
        format: "yaml",
        fields: cmsFields(definitionOf(type).fields),
      })),
  };
}
