import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", "public", ".cache", ".data", "static", "src/gatsby-types.d.ts"] },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  { ...reactHooks.configs.flat.recommended, files: ["src/**", "*.tsx"] },
  {
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "Node 20 answers wrongly once V8 has optimised it: use parseUrl of contract/.",
        },
      ],
    },
  },
  {
    files: ["**/*.mjs", "**/*.js", "**/*.mts"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
