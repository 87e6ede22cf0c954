import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Must be Emotion's own default, so that the browser takes the styles over without a provider of its own. */
const CACHE_KEY = "css";

/**
 * Renders a page and collects its styles once, for the head. Emotion alone would put `<style>` elements
 * between the elements of the body, which breaks `:first-child` and needs a CSP hash for each.
 *
 * @returns the HTML of the body and the `<style>` elements of the head
 */
export const renderWithCriticalCss = (element: ReactElement) => {
  // No vendor prefixes: the browsers that know light-dark() need none of what Emotion would add.
  const cache = createCache({ key: CACHE_KEY, stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  const chunks = extractCriticalToChunks(html);
  const styles = chunks.styles
    .filter(({ css }) => css)
    .map(({ key, ids, css }) => (
      <style
        key={key}
        // The names of the page's own styles are read from the rules (see src/theme/keepStylesInPlace.ts).
        data-emotion={key === CACHE_KEY ? key : [key, ...ids].join(" ")}
        // Emotion's mark of styles that stand in their place.
        data-s=""
        dangerouslySetInnerHTML={{ __html: css }}
      />
    ));
  return { html, styles };
};
