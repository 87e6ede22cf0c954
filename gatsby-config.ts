import type { GatsbyConfig } from "gatsby";
import { developFunctions } from "./local/developFunctions";

// The mark 'exemple' on sample entries is for everyone but the public (see components/SampleMark).
if (process.env.CONTEXT === "production") process.env.GATSBY_HIDE_SAMPLE_MARKS = "true";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  developMiddleware: (app: { use: (middleware: ReturnType<typeof developFunctions>) => void }) => {
    app.use(developFunctions());
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    // Reads the YAML files by gatsby-transformer-yaml.
    "content-model",
    "static-host",
  ],
};

export default config;
