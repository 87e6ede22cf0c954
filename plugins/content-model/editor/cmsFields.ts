import { contentTypes } from "../types/contentTypes";
import { iconNames } from "../types/iconNames";
import type { Field } from "../types/structure";

/** A field in the configuration of the CMS: https://sveltiacms.app/en/docs/fields */
export type CmsField = Record<string, unknown>;

/** Longer texts get a box of several lines. */
const ONE_LINE = 120;

/** The controls of the CMS for some fields. */
export const cmsFields = (fields: readonly Field[]): CmsField[] =>
  fields.map((field) => ({
    name: field.name,
    label: field.title,
    hint: field.description,
    required: field.required,
    // A relation holds several entries, but one control chooses them all.
    ...(field.list && field.kind !== "relation" ? listControl(field) : control(field)),
  }));

function listControl(field: Field): CmsField {
  const { minItems, maxItems } = field.bounds;
  const items =
    field.variants.length > 0
      ? { types: field.variants.map(variantControl), collapsed: true }
      : field.kind === "object"
        ? { fields: cmsFields(field.fields), summary: summary(field), collapsed: true }
        : {
            field: { name: "item", label: field.schema.title, ...control(field) },
            collapsed: false,
          };
  return {
    widget: "list",
    label_singular: field.schema.title,
    min: minItems,
    max: maxItems,
    ...items,
  };
}

/** One kind of item of a list; the CMS writes its name as `type`. */
function variantControl(kind: Field): CmsField {
  const fields = kind.fields.filter(({ name }) => name !== "type");
  const label = { name: kind.name, label: kind.title, hint: kind.description };
  return { ...label, widget: "object", summary: summary(kind), fields: cmsFields(fields) };
}

function summary({ fields }: Field): string | undefined {
  const named = fields.find(({ name }) => ["title", "question", "label", "alt"].includes(name));
  return named && `{{fields.${named.name}}}`;
}

function control(field: Field): CmsField {
  const { schema } = field;
  const { minLength, maxLength, minimum, maximum, pattern } = schema;
  const bounds = { minlength: minLength, maxlength: maxLength };
  switch (field.kind) {
    case "object":
      return { widget: "object", collapsed: true, fields: cmsFields(field.fields) };
    case "markdown":
      return { widget: "text", ...bounds };
    case "count":
      return { widget: "number", value_type: "int", min: minimum, max: maximum };
    case "flag":
      return { widget: "boolean", default: false, required: false };
    case "choice":
      return { widget: "select", options: schema.enum };
    case "icon":
      // One list for all fields: YAML writes it once and refers to it.
      return { widget: "select", options: iconNames };
    case "date":
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "artwork":
      return mediaControl("artworks", ".svg");
    case "image":
      return mediaControl(`images/${String(schema.folder)}`, ".png,.jpg,.jpeg,.webp,.avif");
    case "relation":
      return relationControl(field);
    default:
      return {
        widget: (maxLength ?? 0) > ONE_LINE && field.kind === "prose" ? "text" : "string",
        pattern: pattern && [pattern, schema.patternErrorMessage],
        ...bounds,
      };
  }
}

/** Files are kept in `content/` and named relative to the entry, as gatsby-plugin-image needs. */
function mediaControl(folder: string, accept: string): CmsField {
  return {
    widget: "image",
    accept,
    choose_url: false,
    media_folder: `/content/${folder}`,
    public_folder: `../${folder}`,
  };
}

function relationControl({ schema }: Field): CmsField {
  const target = contentTypes.find(({ typeName }) => typeName === schema.to);
  return {
    widget: "relation",
    collection: target?.name,
    value_field: "slug",
    display_fields: ["title"],
    search_fields: ["title", "slug"],
    multiple: true,
    min: schema.minItems,
    max: schema.maxItems,
  };
}
