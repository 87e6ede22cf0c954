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
  /** What an item of the list may be, by the value of its `type`; empty when all items have the same fields. */
  variants: readonly Field[];
  /** How many items a list may have. */
  bounds: { minItems?: number; maxItems?: number };
  /** Definition of the value, or of one item of a list. */
  schema: JsonSchema;
}

/** A JSON Schema with the additional keys of `fields.ts`. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema (draft-07) of a definition, still with the additional keys. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: "draft-7", io: "input", reused: "inline" });
}

/** A field, from its definition; also a kind of content as a whole. */
export function readField(name: string, schema: JsonSchema, required = true): Field {
  const list = schema.type === "array";
  // `listOf` gives one definition for all items.
  const inner = list && schema.kind === undefined ? (schema.items as JsonSchema) : schema;
  // `block` gives each variant its type.
  const typeOf = ({ properties = {} }: JsonSchema) => String((properties.type as JsonSchema).const);
  const variants = ((inner.oneOf ?? []) as JsonSchema[]).map((one) => readField(typeOf(one), one));
  if (!schema.title || !schema.description) throw new Error(`Field ${name} is not described.`);
  return {
    name,
    title: schema.title,
    description: schema.description,
    required,
    list,
    kind: (inner.kind as FieldKind | undefined) ?? "object",
    typeName: typeof inner.typeName === "string" ? inner.typeName : undefined,
    fields: inner.type === "object" ? fieldsOf(inner) : sharedFields(variants),
    variants,
    bounds: { minItems: schema.minItems, maxItems: schema.maxItems },
    schema: inner,
  };
}

/** The fields of an object definition, in its order. */
function fieldsOf(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    readField(name, property as JsonSchema, schema.required?.includes(name) ?? false),
  );
}

/** The fields that all variants have, as the first describes them. */
function sharedFields([first, ...others]: readonly Field[]): Field[] {
  return (first?.fields ?? []).filter(({ name }) =>
    others.every(({ fields }) => fields.some((field) => field.name === name)),
  );
}
