import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** A zone of `import-x/no-restricted-paths`: files of a folder import nothing from the others, but for the exceptions. */
const zone = (target, from, except = []) => ({ target: `./${target}`, from: `./${from}`, except });

/** Layers from the outside in: each imports only what stands after it. */
const inward = (layers) =>
  layers.flatMap((layer, index) => layers.slice(0, index).map((outer) => zone(layer, outer)));

/** A folder of `src/` or `netlify/` that imports nothing of its neighbours, but for those that are named. */
const leaf = (parent, folder, ...known) =>
  zone(
    `${parent}/${folder}`,
    parent,
    [folder, ...known].map((name) => `./${name}`),
  );

/** Where imports may lead, types too: see "Where things are" in README.md. */
const zones = [
  ...inward(["src/pages", "src/sections", "src/components"]),
  ...inward(["src/templates", "src/sections", "src/components"]),
  leaf("src", "components", "deliverables", "hooks", "islands", "requests", "theme", "ui"),
  leaf("src", "hooks", "requests", "theme"),
  leaf("src", "deliverables", "theme", "ui"),
  leaf("src", "ui", "theme"),
  leaf("src", "islands", "requests", "theme", "ui"),
  leaf("src", "inline", "theme"),
  leaf("src", "requests"),
  leaf("src", "theme"),
  { target: "./netlify/{appointments,leads}/!(*.test).ts", from: "./netlify/functions" },
  zone("netlify/leads", "netlify/appointments"),
  leaf("netlify", "calendars", "testing"),
  leaf("netlify", "database", "mail", "testing"),
  leaf("netlify", "mail", "testing"),
  leaf("netlify", "webhook", "mail", "testing"),
  // What tests share is for tests.
  { target: "./{netlify/!(testing),local}/**/!(*.test).ts", from: "./netlify/testing" },
  zone("src", "plugins"),
  zone("src", "netlify"),
  zone("src", "local"),
  zone("plugins", "src", ["./theme"]),
  zone("plugins", "netlify"),
  zone("plugins", "local"),
  zone("netlify", "src", ["./theme"]),
  zone("netlify", "plugins", ["./content-model/types"]),
  zone("netlify/!(testing)/**", "local"),
  zone("contract", ".", ["./contract", "./node_modules"]),
];

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "public",
      ".cache",
      ".data",
      "test-results",
      "static",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  { ...reactHooks.configs.flat.recommended, files: ["src/**", "*.tsx"] },
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".tsx", ".mts"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx", ".mts"] },
      "import-x/resolver-next": [createTypeScriptImportResolver()],
    },
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "Node 20 answers wrongly once V8 has optimised it: use parseUrl of contract/.",
        },
      ],
      "import-x/no-restricted-paths": ["error", { zones }],
    },
  },
  {
    files: ["**/*.mjs", "**/*.js", "**/*.mts"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
