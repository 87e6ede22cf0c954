import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page and collects its styles once, for the head. Emotion alone would put `<style>` elements
 * between the elements of the body, which breaks `:first-child` and needs a CSP hash for each.
 *
 * @returns the HTML of the body and the `<style>` elements of the head
 */
export const renderWithCriticalCss = (element: ReactElement) => {
  // No vendor prefixes: the browsers that know light-dark() need none of what Emotion would add.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  const chunks = extractCriticalToChunks(html);
  const styles = chunks.styles
    .filter(({ css }) => css)
    // Without Emotion's own attributes: in the browser it would take the styles over by moving their elements, and the
    // browser would lay out the page again.
    .map(({ key, css }) => <style key={key} dangerouslySetInnerHTML={{ __html: css }} />);
  return { html, styles };
};
