import { stringify } from "yaml";
import { contentTypes, fieldsOfType, type ContentType } from "../types/contentTypes";
import { cmsFields, type CmsField } from "./cmsFields";

/** Where the CMS finds the repository; each part has a setting of the environment. */
export interface CmsBackend {
  /** CMS_BACKEND: github, gitlab or gitea. */
  name: string;
  /** CMS_REPO: owner/name. */
  repo: string;
  /** CMS_BRANCH. */
  branch: string;
  /** CMS_AUTH_URL: address of the service that signs editors in. */
  base_url?: string;
}

/** Reads the repository from the environment, with defaults that name no real one. */
export function cmsBackend(environment: NodeJS.ProcessEnv): CmsBackend {
  const { CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_AUTH_URL } = environment;
  return {
    name: CMS_BACKEND || "github",
    repo: CMS_REPO || "organisation/site-agence",
    branch: CMS_BRANCH || "main",
    ...(CMS_AUTH_URL ? { base_url: CMS_AUTH_URL } : {}),
  };
}

/** The configuration of the CMS, as YAML: one collection per folder, one for the single files. */
export function cmsConfig(backend: CmsBackend): string {
  const config = {
    backend,
    media_folder: "content/images",
    public_folder: "/images",
    // A photograph's name becomes lower case, without spaces or accents.
    media_libraries: { default: { config: { slugify_filename: true } } },
    output: { omit_empty_optional_fields: true, yaml: { quote: "none", indent_sequences: true } },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...contentTypes.filter(isFolder).map(folderCollection), filesCollection()],
  };
  return NOTICE + stringify(config, { lineWidth: 0 });
}

const NOTICE = "# Derived from plugins/content-model by `npm run content:derive`: do not edit.\n";

function isFolder({ location }: ContentType): boolean {
  return "folder" in location;
}

function folderCollection(type: ContentType): CmsField {
  const folder = "folder" in type.location ? type.location.folder : "";
  const fixed = type.typeName === "LegalPage";
  return {
    name: folder,
    label: type.label,
    label_singular: type.schema.meta()?.title,
    folder: `content/${folder}`,
    extension: "yaml",
    format: "yaml",
    slug: "{{fields.slug}}",
    summary: type.typeName === "Testimonial" ? "{{name}}, {{company}}" : "{{title}}",
    sortable_fields: {
      fields: ["order", "slug"],
      default: { field: "order", direction: "ascending" },
    },
    thumbnail: fieldsOfType(type).find(({ kind }) => kind === "image")?.name,
    create: !fixed,
    delete: !fixed,
    fields: cmsFields(fieldsOfType(type)),
  };
}

function filesCollection(): CmsField {
  return {
    name: "site",
    label: "Pages et réglages",
    files: contentTypes
      .filter((type) => !isFolder(type))
      .map((type) => ({
        name: type.schemaName,
        label: type.label,
        file: `content/${"file" in type.location ? type.location.file : ""}`,
        format: "yaml",
        fields: cmsFields(fieldsOfType(type)),
      })),
  };
}
