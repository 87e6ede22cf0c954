/** For what is of no use on paper: menus, buttons, the form. */
export const screenOnly = `@media print { display: none; }`;
