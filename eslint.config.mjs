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

/** Where imports may lead: see "Where things are" in README.md. */
const zones = [
  ...inward(["src/pages", "src/sections", "src/components", "src/ui", "src/theme"]),
  ...inward(["src/templates", "src/sections", "src/components", "src/ui", "src/theme"]),
  ...inward(["src/components", "src/hooks", "src/theme"]),
  ...inward(["src/pages", "src/desk", "src/ui", "src/theme"]),
  zone("src/inline", "src", ["./inline", "./theme"]),
  ...inward([
    "netlify/functions",
    "netlify/staff",
    "netlify/appointments",
    "netlify/leads",
    "netlify/mail",
  ]),
  ...inward(["netlify/functions", "netlify/leads", "netlify/database"]),
  zone("src", "plugins"),
  zone("src", "netlify"),
  zone("plugins", "src", ["./theme"]),
  zone("plugins", "netlify"),
  zone("netlify", "src", ["./theme"]),
  zone("netlify", "plugins"),
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
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": ["error", { zones }],
    },
  },
  {
    files: ["**/*.mjs", "**/*.js", "**/*.mts"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
