import { useState } from "react";

type Props = { part: string };

/** Keeps the HTML that the build wrote into `[data-prerendered]`, also when something has changed the page and React draws it anew. */
const Prerendered = ({ part }: Props) => {
  const [html] = useState(
    () => document.querySelector(`[data-prerendered="${part}"]`)?.innerHTML ?? "",
  );
  return <div data-prerendered={part} dangerouslySetInnerHTML={{ __html: html }} />;
};

/** Stands for the artefacts in the browser, where they have nothing to do (see plugins/static-host/gatsby-node.ts). */
const Artefact = () => <Prerendered part="artefact" />;

export { Artefact as SectorArtefact, Artefact as ServiceArtefact };

/** The same for the terms of a service. */
export const ServiceTerms = () => <Prerendered part="terms" />;
