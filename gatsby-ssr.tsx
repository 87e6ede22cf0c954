import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { Helmet } from "react-helmet";
import { renderWithCriticalCss } from "./plugins/static-host/html/renderWithCriticalCss";
import { speculationRules } from "./plugins/static-host/html/speculationRules";
import { fontFiles } from "./src/theme/fontFaces";

/** `src/inline/page.ts`, bundled (plugins/static-host/gatsby-node.ts). */
declare const PAGE_SCRIPT: string;

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles } = renderWithCriticalCss(bodyComponent as ReactElement);
  // Helmet keeps one state for all pages, and Gatsby renders several at a time: by `onRenderBody`, where
  // gatsby-plugin-react-helmet reads it, another page may have taken it. So it is read before anything awaits.
  const { title, meta, link, noscript } = Helmet.renderStatic();
  const headTags = [title, meta, link, noscript].map((tags) => tags.toComponent());
  replaceBodyHTMLString(html);
  setHeadComponents([...headTags, ...styles]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "fr" });
  setHeadComponents(
    fontFiles.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
    )),
  );
};

/** A built page has none of Gatsby's own scripts, which would draw it a second time (docs/decisions/islands.md). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ replacePostBodyComponents }) => {
  if (process.env.NODE_ENV !== "production") return;
  replacePostBodyComponents([
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    <script key="page-script" dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />,
  ]);
};
