import { useState } from "react";

/**
 * Stands for the artefacts in the browser, where they have nothing to do: keeps the HTML that the build wrote, also when
 * something has changed the page and React draws it anew (see plugins/static-host/gatsby-node.ts).
 */
const PrerenderedArtefact = () => {
  const [html] = useState(() => document.querySelector("[data-artefact]")?.innerHTML ?? "");
  return <div data-artefact="" dangerouslySetInnerHTML={{ __html: html }} />;
};

export { PrerenderedArtefact as SectorArtefact, PrerenderedArtefact as ServiceArtefact };
