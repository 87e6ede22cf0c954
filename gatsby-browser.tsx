import "./src/theme/keepStylesInPlace";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates as a transition: React slices the work in time, and hydrates first what the
 * visitor touches (selective hydration).
 * In development there is no HTML to hydrate, so the page is rendered.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) {
      createRoot(container).render(element);
      return;
    }
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };

/** Pages are fetched on intent by the browser's speculation rules, not all of them at load. */
export const disableCorePrefetching = () => true;

/**
 * Links are plain (docs/decisions/plain-links.md), so history only moves within a page here, which the browser does by
 * itself. Gatsby's router, which listens from later on, would render the whole page anew after every jump to an anchor.
 */
export const onClientEntry = () => {
  addEventListener("popstate", (event) => event.stopImmediatePropagation());
};
