import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { Helmet } from "react-helmet";
import { renderWithCriticalCss } from "./plugins/static-host/html/renderWithCriticalCss";
import { speculationRules } from "./plugins/static-host/html/speculationRules";
import { fontFiles } from "./src/theme/fontFaces";
import { DEFERRED } from "./src/theme/deferredSections";

/** The modules of `src/inline/`, bundled (plugins/static-host/gatsby-node.ts). */
declare const PAGE_SCRIPT: string;

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles } = renderWithCriticalCss(bodyComponent as ReactElement);
  // Helmet keeps one state for all pages, and Gatsby renders several at a time: by `onRenderBody`, where
  // gatsby-plugin-react-helmet reads it, another page may have taken it. So it is read before anything awaits.
  const { title, meta, link, script } = Helmet.renderStatic();
  const headTags = [title, meta, link, script].map((tags) => tags.toComponent());
  replaceBodyHTMLString(html);
  setHeadComponents([...headTags, ...styles]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // In develop React makes the sections, later than the script that would lay them out.
  const waiting = process.env.NODE_ENV === "production" && { [DEFERRED]: "" };
  setHtmlAttributes({ lang: "fr", ...waiting });
  setHeadComponents(
    fontFiles.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
    )),
  );
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents([
    ...getPostBodyComponents(),
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    // After Gatsby's own, which stand where the list of script files will.
    <script key="page-script" dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />,
  ]);
};
