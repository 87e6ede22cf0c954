/** What is below the first screen: the sections of a page after the first, and the footer. */
export const belowTheFold = "main > * + *, footer";

/**
 * Phones lay out what is below the first screen when it comes near, or when they are idle (inline/layOutRest). At once at a
 * jump within the page (`:target`), which must stop where its section is; in print and without scripts too.
 */
export const deferredSections = `
  @media screen and (max-width: 47.99rem) and (scripting: enabled) {
    html:not(:has(:target)) :is(${belowTheFold}) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 50rem;
    }
  }
`;
