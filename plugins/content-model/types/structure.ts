import { z } from "zod";
import type { FieldKind } from "./fields";

/** One field of a content type, read from its definition. */
export interface Field {
  name: string;
  title: string;
  description: string;
  required: boolean;
  /** The field holds a list of what `kind` or `fields` says. */
  list: boolean;
  kind: FieldKind | "object";
  /** Name of the GraphQL type, for objects that several types share. */
  typeName?: string;
  fields: Field[];
  /** How many items a list may have. */
  bounds: { minItems?: number; maxItems?: number };
  /** Definition of the value, or of one item of a list. */
  schema: JsonSchema;
}

/** The definition of the field at a path; list indices are passed over. */
export function fieldAt(
  fields: readonly Field[],
  path: readonly (string | number)[],
): Field | undefined {
  let field: Field | undefined;
  for (const part of path) {
    if (typeof part === "number") continue;
    field = (field ? field.fields : fields).find(({ name }) => name === part);
  }
  return field;
}

/** A JSON Schema with the additional keys of `fields.ts`. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema (draft-07) of a definition, still with the additional keys. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: "draft-7", io: "input", reused: "inline" });
}

/** The fields of an object definition, in its order. */
export function fieldsOf(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    if (typeof property === "boolean") throw new Error(`Field ${name} has no definition.`);
    return readField(name, property, schema.required?.includes(name) ?? false);
  });
}

function readField(name: string, schema: JsonSchema, required: boolean): Field {
  const list = schema.type === "array";
  const inner = list && schema.kind === undefined ? itemOf(schema) : schema;
  if (!schema.title || !schema.description) throw new Error(`Field ${name} is not described.`);
  return {
    name,
    title: schema.title,
    description: schema.description,
    required,
    list,
    kind: (inner.kind as FieldKind | undefined) ?? "object",
    typeName: typeof inner.typeName === "string" ? inner.typeName : undefined,
    fields: inner.type === "object" ? fieldsOf(inner) : [],
    bounds: { minItems: schema.minItems, maxItems: schema.maxItems },
    schema: inner,
  };
}

function itemOf(schema: JsonSchema): JsonSchema {
  const { items } = schema;
  if (!items || typeof items === "boolean" || Array.isArray(items)) {
    throw new Error("A list needs one definition of its items.");
  }
  return items;
}
