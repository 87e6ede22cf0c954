/** @jest-environment node */
import { readFileSync } from "node:fs";
import { buildSchema, parse, visit } from "graphql";
import { contentSdl } from "./sdl";
import { queriesOf } from "./documentedQueries";

/** What Gatsby brings itself, as far as the content's SDL names it. */
const GATSBY = `
  scalar Date
  interface Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
`;

/** The content's own directives, declared from their use. */
function declared(sdl: string): string {
  const names = new Set([...sdl.matchAll(/@(\w+)/g)].map(([, name = ""]) => name));
  const own = [...names].filter((name) => !GATSBY.includes(`@${name} `));
  const args = "(to: String, prefix: String, type: String, step: Int)";
  return own.map((name) => `directive @${name}${args} on FIELD_DEFINITION`).join("\n");
}

it("describes every field of a schema that GraphQL accepts", () => {
  const sdl = contentSdl();
  const complete = sdl.replace(
    "type File implements Node {",
    "type File implements Node { id: ID!",
  );
  const withIds = complete.replaceAll(
    "implements Node @dontInfer {",
    "implements Node @dontInfer { id: ID!",
  );
  const schema = buildSchema(`${GATSBY}\n${declared(sdl)}\n${withIds}`);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || !("getFields" in type) || type.name === "Node") continue;
    for (const field of Object.values(type.getFields())) {
      if (field.name !== "id")
        expect([type.name, field.name, field.description]).not.toContain(undefined);
    }
  }
});

it("keeps the schema that the pages are written against", () => {
  expect(contentSdl()).toMatchSnapshot();
});

it("documents ten queries with distinct names", () => {
  const names: (string | undefined)[] = [];
  for (const query of queriesOf(readFileSync("docs/graphql.md", "utf8"))) {
    visit(parse(query), {
      OperationDefinition: ({ name }) => void names.push(name?.value),
    });
  }
  expect(new Set(names).size).toBe(10);
});
