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
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript" }, target: "es2022" }, module: { type: "commonjs" } },
    ],
  },
};
