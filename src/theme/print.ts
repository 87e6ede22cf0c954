import { colors } from "./colors";

/** For what is of no use on paper: menus, buttons, the form. */
export const screenOnly = `@media print { display: none; }`;
/** For what is printed without its coloured ground. */
export const outlinedInPrint = `@media print { border: 1px solid; color: ${colors.ink}; }`;
