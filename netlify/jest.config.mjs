import { fileURLToPath } from "node:url";

/**
 * What the code asks of the global scope most. Jest runs it in a vm context, where each such look-up is a call;
 * handed to the modules as variables they cost nothing. They are an eighth of the processor time of the
 * random stories (46 to 40 s).
 */
export const sandboxInjectedGlobals = ["Object", "Array", "Symbol", "Reflect", "Math", "JSON"];

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
  sandboxInjectedGlobals,
  // These ship as ES modules only and go through the compiler like our own files.
  transformIgnorePatterns: ["/node_modules/(?!temporal-|jose)"],
};
