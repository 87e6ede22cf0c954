import { colors, palette } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { reading } from "./styles";

/** What all documents have in common. CSS with a rule a line, as below. */
export const anyLook = `
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  ${reading}
  overflow-wrap: anywhere;
  h3 { ${type.heading} margin: 0; }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 8rem)), 1fr)); }
  ul { gap: ${space[4]} ${space[5]}; line-height: 1.4; }
  p svg { flex: none; color: ${colors.accent}; }
  > p:not([class]) > b:not([class]) { display: block; margin: ${space[2]} 0 0 ${space[5]}; }
  > p:not([class]) > b:not([class]) { padding-left: ${space[3]}; border-left: 3px solid ${colors.warm}; }
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[3]} ${space[4]}; margin-top: auto; }
`;

/** Entries below lines. */
const linedItems = `
  ul { row-gap: ${space[3]}; margin-top: ${space[2]}; }
  li { padding-top: ${space[3]}; border-top: 1px solid ${colors.line}; }
`;

/** A picture as wide as its card, with the title on it in a colour that is readable there. */
const titleOnPicture = (color: string) => `
  gap: ${space[3]};
  > span { margin-inline: calc(-1 * var(--pad)); }
  h3 { position: absolute; inset: calc(var(--pad) + ${space[7]}) var(--pad) auto; color: ${color}; }
  h3 { font-size: clamp(1.125rem, 9cqi, 2.25rem); }
`;

/** Each look of a document. */
export const looks: Record<string, string> = {
  annonce: `
    --least: 14rem;
    margin-bottom: ${space[5]};
    padding-left: ${space[5]};
    border-left: 4px solid ${colors.accent};
    h3 { font-size: clamp(1.625rem, 5.4cqi, 2.75rem); }
    h3, strong { color: ${colors.accent}; }
    ${linedItems}
  `,
  page: `
    --least: 10rem;
    > :first-child { margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) ${space[3]}; }
    > :first-child { padding: ${space[3]} var(--pad); background: ${palette.ink[0]}; color: ${palette.paper[0]}; }
    h3 { font-size: clamp(1.75rem, 7.5cqi, 3.25rem); line-height: 1.05; text-wrap: pretty; }
    ul { margin-block: ${space[2]}; padding-block: ${space[4]}; border-block: 2px solid ${colors.ink}; }
    li strong { ${type.caption} font-weight: 400; }
    li span { ${type.body} color: ${colors.ink}; font-weight: 600; }
    > div > p:first-of-type:not(:last-of-type) { width: auto; margin: 0; padding-inline: ${space[5]}; }
    > div > p:first-of-type:not(:last-of-type) { background: ${colors.action}; color: ${colors.onAction}; ${reading} }
  `,
  "page-barree": `
    gap: ${space[5]};
    padding-right: ${space[5]};
    ${type.body}
    h3, s { color: ${colors.muted}; text-decoration: line-through ${colors.warm}; }
  `,
  pub: titleOnPicture(palette.ink[0]),
  "pub-claire": titleOnPicture(palette.paper[0]),
  reponse: `
    --least: 12rem;
    > p:not([class]) { font-size: clamp(1.125rem, 4.4cqi, 1.5rem); text-decoration: underline ${colors.warm}; text-underline-offset: 0.3em; }
    ${linedItems}
  `,
  /* Its picture is a signature: below the text, above the name and its function. */
  lettre: `
    padding-block: ${space[3]};
    ${type.body}
    > span, > p:not([class]):has(> b:not([class])), > div { order: 1; }
    > span { align-self: end; width: 10rem; }
    > p:not([class]):has(> b:not([class])) { margin-top: calc(-1 * ${space[4]}); font-weight: 600; text-align: end; }
    > p:not([class]) > b:not([class]) { ${type.caption} margin: 0; border: 0; font-weight: 400; }
    > div p { color: inherit; font-size: inherit; }
  `,
  coupon: `
    --least: 6.5rem;
    h3, strong { ${type.title} }
    li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space[1]} ${space[3]}; align-content: start; }
    li > span { grid-column: 2; }
    li::before { content: ""; width: 1.5rem; height: 1.5rem; border: 2px solid; background: ${colors.surface}; }
  `,
  /* A drawing and its caption. */
  dessin: `
    gap: ${space[2]};
    > span { order: -1; margin-bottom: ${space[3]}; }
    > p:first-of-type b { ${type.title} font-size: 1.125rem; color: ${colors.ink}; }
    > div { margin-top: 0; }
  `,
};
