/** Attribute of `<html>` on a built page, whose script lays its sections out in turn (src/inline/layOutInTurn.ts). */
export const WAITING = "data-sections-wait";

/** What stands below the first screen: the sections of a page after the first, and the footer. */
export const laterSections = "main > * + *, footer";

/**
 * They are laid out when their turn has come, or when they come near. Not `hidden` until then, which would keep more out
 * of the first frame: Chromium takes what it then shows for a layout shift.
 */
export const waitingSections = `
  @media screen and (scripting: enabled) {
    html[${WAITING}] :is(${laterSections}) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 50rem;
    }
  }
`;
