/** Attribute of `<html>` on a built page, whose script lays its sections out in time slices (src/inline/timeSliceLayout.ts). */
export const DEFERRED = "data-deferred-sections";

/** What stands below the first screen: the sections of a page after the first, and the footer. */
export const belowTheFold = "main > * + *, footer";

/**
 * Laid out (`content-visibility`) in their time slice, or when they come near. Not `hidden` until then, which would keep more out
 * of the first frame: Chromium takes what it then shows for a layout shift.
 */
export const deferredSections = `
  @media screen and (scripting: enabled) {
    html[${DEFERRED}] :is(${belowTheFold}) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 50rem;
    }
  }
`;
