import { Global, css } from "@emotion/react";
import { phone } from "./breakpoints";
import { colorProperties, colors } from "./colors";
import { fontFaces } from "./fontFaces";
import { ifMotion } from "./motion";
import { headerHeight, jumpOffset, space } from "./space";
import { fontProperties, type } from "./typography";

/** Text, and with it everything, grows on very wide windows. Printed pages are ink on white in every theme. */
const globalStyles = css`
  ${fontFaces}
  :root {
    color-scheme: light dark;
    ${colorProperties}
    ${fontProperties}
    font-size: clamp(100%, 100% + (100vw - 112rem) * 0.0065, 175%);
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    /* What is scrolled to is clear of the header, whatever its height; text areas heed no margin of their own. */
    scroll-padding: max(${jumpOffset}, ${headerHeight}) 0 ${space[5]};
  }
  ${ifMotion} {
    html {
      scroll-behavior: smooth;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: ${colors.paper};
    color: ${colors.ink};
    ${type.body}
    ${phone} {
      font-size: 1rem;
      line-height: 1.5;
    }
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  button,
  input,
  textarea {
    font: inherit;
    word-spacing: inherit;
    text-rendering: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  summary {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  a {
    color: inherit;
  }
  :is(div, section)[id] {
    scroll-margin-top: min(0px, ${jumpOffset} - ${headerHeight});
  }
  html:has(dialog[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  :focus-visible {
    outline: 3px solid ${colors.accent};
    outline-offset: 3px;
  }
  [tabindex="-1"]:focus {
    outline: none;
  }
  ::selection {
    background: ${colors.accent};
    color: ${colors.onAccent};
  }
  @keyframes rise {
    from {
      translate: 0 ${space[4]};
    }
  }
  @media (prefers-contrast: more) {
    :root {
      --muted: var(--ink);
      --line: var(--ink);
      --control: var(--ink);
    }
  }
  @media (forced-colors: active) {
    /* Bars, bands and squares of deliverables, which have no text. */
    :is(b, i)[style*="background"] {
      forced-color-adjust: none;
    }
  }
  @media print {
    :root {
      color-scheme: light;
      font-size: 10pt;
    }
    *:not([style*="background"]) {
      background: none !important;
    }
    /* Bars, cells and squares of deliverables. */
    [style*="background"] {
      print-color-adjust: exact;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    figure,
    article {
      break-inside: avoid;
    }
  }
`;

/** Fonts, colour roles and the few element defaults that every page shares. */
export const GlobalStyles = () => <Global styles={globalStyles} />;
