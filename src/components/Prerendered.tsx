import { useState } from "react";

type Props = { as: "div" | "section"; region: string };

/**
 * Leaves what the build wrote into `[data-prerendered]` as it is, also when something has changed the page and React draws
 * all of it anew.
 */
const Prerendered = ({ as: Tag, region }: Props) => {
  const [{ built, html }] = useState(() => {
    const built = document.querySelector(`[data-prerendered="${region}"]`);
    return { built, html: built?.innerHTML ?? "" };
  });
  const keepAttributes = (place: HTMLElement | null) => {
    if (!place || place === built) return;
    for (const { name, value } of built?.attributes ?? []) place.setAttribute(name, value);
  };
  return <Tag ref={keepAttributes} dangerouslySetInnerHTML={{ __html: html }} />;
};

// These stand in the browser for components of the same name, which have nothing to do there (plugins/static-host/gatsby-node.ts).

export const HeroDeliverables = () => <Prerendered as="div" region="hero" />;
export const ProofSection = () => <Prerendered as="section" region="proof" />;

export const Deliverable = () => <Prerendered as="div" region="deliverable" />;
