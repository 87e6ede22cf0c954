import { stringify } from "yaml";
import { contentTypes, definitionOf, type ContentType } from "../types/contentTypes";
import { MAXIMUM_PICTURE_BYTES } from "../types/pictureLimits";
import { cmsFields, type CmsField } from "./cmsFields";

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

/** The configuration of the CMS, as YAML: one collection per folder, one for the single files. */
export function cmsConfig(environment: NodeJS.ProcessEnv): string {
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
      ...contentTypes.filter(({ isFile }) => !isFile).map(folderCollection),
      filesCollection(),
    ],
  };
  return NOTICE + stringify(config, { lineWidth: 0 });
}

const NOTICE = "# Derived from plugins/content-model by the build: do not edit.\n";

function folderCollection(type: ContentType): CmsField {
  const { name } = type;
  const { fields } = definitionOf(type);
  return {
    name,
    label: type.label,
    label_singular: type.schema.meta()?.title,
    folder: `content/${name}`,
    extension: "yaml",
    format: "yaml",
    slug: "{{fields.slug}}",
    summary: type.schema.shape.title ? "{{title}}" : "{{name}}, {{company}}",
    // By drag and drop: the CMS writes the ranks itself, from 1, so that no two are the same.
    reorder: true,
    thumbnail: fields.find(({ kind }) => kind === "image")?.name,
    create: true,
    delete: !type.pages?.required,
    limit: type.entries?.max,
    fields: cmsFields(fields.filter(({ kind }) => kind !== "order")),
  };
}

function filesCollection(): CmsField {
  return {
    name: "site",
    label: "Pages et réglages",
    files: contentTypes
      .filter(({ isFile }) => isFile)
      .map((type) => ({
        name: type.name,
        label: type.label,
        file: `content/${type.name}.yaml`,
        format: "yaml",
        fields: cmsFields(definitionOf(type).fields),
      })),
  };
}
