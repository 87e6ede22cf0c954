import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import { fillFragments } from "./src/start/fillFragments";
import { inPiecesAttributes, layOutInPieces } from "./src/start/layOutInPieces";
import { loadPictures } from "./src/start/loadPictures";
import { openMenuPanel } from "./src/start/openMenuPanel";
import { renderWithCriticalCss } from "./src/start/renderWithCriticalCss";
import { startOnIntent } from "./src/start/startOnIntent";
import { phoneQuery } from "./src/theme/breakpoints";
import { fontFiles } from "./src/theme/fontFaces";

/** Style and script that gatsby-plugin-image adds for its own component, which this site does not use (ui/Picture). */
const isImageHelper = (node: ReactNode) =>
  isValidElement(node) && node.key?.startsWith("gatsby-image-style");

/** Hovered or pressed links of this site are fetched ahead by the browser itself. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** Pages long enough for their first layout to be felt; in develop React makes it, not the HTML. */
const isLong = (pathname: string) =>
  /^\/($|services\/.|secteurs\/.)/.test(pathname) && process.env.NODE_ENV === "production";

/** The home page has carousels and a moving strip, and the style guide shows them. */
const moves = (pathname: string) => ["/", "/styleguide"].includes(pathname.replace(/(.)\/$/, "$1"));

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
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "fr", ...(isLong(pathname) && inPiecesAttributes) });
  setHeadComponents(
    fontFiles.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
    )),
  );
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(
    getHeadComponents()
      .flat()
      .filter((node) => !isImageHelper(node)),
  );
  replacePostBodyComponents([
    ...getPostBodyComponents(),
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    isLong(pathname) && (
      <script
        key="lay-out-in-pieces"
        dangerouslySetInnerHTML={{ __html: layOutInPieces(moves(pathname)) }}
      />
    ),
    <script key="open-menu-panel" dangerouslySetInnerHTML={{ __html: openMenuPanel }} />,
    <script
      key="start-on-intent"
      dangerouslySetInnerHTML={{
        __html: startOnIntent(moves(pathname) ? phoneQuery : null, pathname.startsWith("/404")),
      }}
    />,
    <script key="fill-fragments" dangerouslySetInnerHTML={{ __html: fillFragments }} />,
    <script key="load-pictures" dangerouslySetInnerHTML={{ __html: loadPictures }} />,
  ]);
};
