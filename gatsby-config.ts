import type { GatsbyConfig } from "gatsby";
import { developFunctions } from "./local/developFunctions";
import { nodeTypeName } from "./plugins/content-model/types/contentTypes";

const config: GatsbyConfig = {
  // Without an adapter named here Gatsby installs Netlify's own at each build there, which rewrites the headers and
  // the 404 page that plugins/static-host has made: https://github.com/gatsbyjs/gatsby/discussions/38542
  adapter: { name: "none", adapt: () => undefined },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./plugins/content-model/pages/*.ts"],
  },
  developMiddleware: (app: { use: (middleware: ReturnType<typeof developFunctions>) => void }) => {
    app.use(developFunctions());
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    // Before the transformer: in `npm start` it holds back a file of which no page can be drawn.
    "content-model",
    { resolve: "gatsby-transformer-yaml", options: { typeName: nodeTypeName } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    "static-host",
  ],
};

export default config;
