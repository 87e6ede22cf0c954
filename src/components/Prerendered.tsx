import { useState } from "react";

type Props = { as: "div" | "figure" | "section"; part: string };

/**
 * Leaves what the build wrote into `[data-prerendered]` as it is, also when something has changed the page and React draws
 * all of it anew.
 */
const Prerendered = ({ as: Tag, part }: Props) => {
  const [{ built, html }] = useState(() => {
    const built = document.querySelector(`[data-prerendered="${part}"]`);
    return { built, html: built?.innerHTML ?? "" };
  });
  const keepAttributes = (place: HTMLElement | null) => {
    if (!place || place === built) return;
    for (const { name, value } of built?.attributes ?? []) place.setAttribute(name, value);
  };
  return <Tag ref={keepAttributes} dangerouslySetInnerHTML={{ __html: html }} />;
};

// These stand in the browser for components of the same name, which have nothing to do there (plugins/static-host/gatsby-node.ts).

export const HeroDeliverables = () => <Prerendered as="figure" part="hero" />;
export const TrialBook = () => <Prerendered as="figure" part="trials" />;
export const ProofSection = () => <Prerendered as="section" part="proof" />;
export const ServiceExcerpt = ({ part }: Pick<Props, "part">) => (
  <Prerendered as="figure" part={part} />
);
export const TermsSection = () => <Prerendered as="section" part="terms" />;

const Artefact = () => <Prerendered as="div" part="artefact" />;
export { Artefact as SectorArtefact, Artefact as ServiceArtefact };
