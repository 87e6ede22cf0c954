import { fileURLToPath } from "node:url";

/** Tests of the lead path: Node, real sockets, no browser. */
export default {
  displayName: "netlify",
  rootDir: fileURLToPath(new URL(".", import.meta.url)),
  roots: ["<rootDir>", "<rootDir>/../local"],
  testEnvironment: "node",
  globalSetup: "<rootDir>/testing/globalSetup.ts",
  globalTeardown: "<rootDir>/testing/globalTeardown.ts",
  testMatch: ["**/*.test.ts"],
  setupFilesAfterEnv: ["<rootDir>/testing/setup.ts"],
  transform: {
    "^.+\\.m?[tj]s$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript" }, target: "es2022" }, module: { type: "commonjs" } },
    ],
  },
  // These ship as ES modules only and go through the compiler like our own files.
  transformIgnorePatterns: ["/node_modules/(?!temporal-|jose)"],
};
