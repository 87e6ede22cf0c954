import { iconNames } from "../types/iconNames";
import { contentTypes, type ContentType } from "../types/contentTypes";
import { jsonSchemaOf, type JsonSchema } from "../types/structure";

/** Keys of the definitions that mean nothing to an editor. */
const OWN_KEYS = ["kind", "typeName", "folder", "to", "emptyWhenAbsent"];

/** Path of a kind's JSON Schema from the root of the repository. */
export function schemaPath({ schemaName }: ContentType): string {
  return `content/schemas/${schemaName}.json`;
}

/** JSON Schemas (draft-07) of all content types, by path: editors complete and explain from them. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    contentTypes.map((type) => [schemaPath(type), text(forEditors(jsonSchemaOf(type.schema)))]),
  );
}

function forEditors(schema: JsonSchema): JsonSchema {
  const kept = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !OWN_KEYS.includes(key))
      .map(([key, value]): [string, unknown] => {
        if (key === "properties") {
          return [key, mapValues(value as Record<string, JsonSchema>, forEditors)];
        }
        if (key === "oneOf") return [key, (value as JsonSchema[]).map(forEditors)];
        return [key, key === "items" ? forEditors(value as JsonSchema) : value];
      }),
  );
  return schema.kind === "icon" ? { ...kept, enum: [...iconNames].sort() } : kept;
}

function mapValues<T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function text(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
