/** The second colour of a pictogram; the first is that of the text. */
const DETAIL = `fill="var(--detail,currentColor)"`;

/** Flat pictograms of our own, filled: shapes inside a 24 by 24 drawing, by the name that content uses. */
const shapes: Readonly<Record<string, string>> = {
  "sign-grid": `<path d="M0 0h6v6H0zM9 0h6v6H9zM0 9h6v6H0zM18 9h6v6h-6zM0 18h6v6H0zM9 18h6v6H9zM18 18h6v6h-6z"/><path ${DETAIL} d="M18 0h6v6h-6zM9 9h6v6H9z"/>`,
  "sign-spark": `<circle cx="12" cy="12" r="12"/><path ${DETAIL} d="M12 3c1.2 5.6 3.4 7.8 9 9-5.6 1.2-7.8 3.4-9 9-1.2-5.6-3.4-7.8-9-9 5.6-1.2 7.8-3.4 9-9z"/>`,
  "sign-bolt": `<path d="M0 12A12 12 0 0 1 24 12 12 12 0 0 1 0 12z"/><path ${DETAIL} d="M14.5 2 5 14h5.5L9.5 22 19 10h-5.5z"/>`,
  "sign-people": `<path ${DETAIL} d="M17.5 4.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 24a6.5 9 0 0 1 13 0z"/><path d="M8 1a5 5 0 1 1 0 10A5 5 0 0 1 8 1zM0 24a8 11 0 0 1 16 0z"/>`,
  "sign-gauge": `<path d="M0 19a12 12 0 0 1 24 0z"/><path ${DETAIL} d="M9.5 19 18 8.5 14.5 19z"/>`,
  "sign-lock": `<path d="M2 10h20v14H2z"/><path ${DETAIL} d="M5 10V7a7 7 0 0 1 14 0v3h-3.5V7a3.5 3.5 0 0 0-7 0v3zM12 14a2.5 2.5 0 0 1 1.5 4.5V21h-3v-2.5A2.5 2.5 0 0 1 12 14z"/>`,
  "sign-chevrons": `<path d="M0 1h6l7 11-7 11H0l7-11z"/><path ${DETAIL} d="M11 1h6l7 11-7 11h-6l7-11z"/>`,
  "sign-target": `<circle cx="12" cy="12" r="12"/><circle ${DETAIL} cx="12" cy="12" r="7.5"/><circle cx="12" cy="12" r="3.5"/>`,
  "sign-coins": `<circle ${DETAIL} cx="15.5" cy="15.5" r="8.5"/><circle cx="8.5" cy="8.5" r="8.5"/>`,
  "sign-fit": `<path d="M0 0h12v8a4 4 0 0 1 0 8v8H0z"/><path ${DETAIL} d="M12 0h12v24H12v-8a4 4 0 0 0 0-8z"/>`,
};

/** The shapes of one of our own pictograms, without the svg element around them; undefined for another name. */
export const readOwnIcon = (name: string) => {
  const body = shapes[name];
  return body && `<g fill="currentColor" stroke="none">${body}</g>`;
};

/** Names that content may use. */
export const ownIconNames = Object.keys(shapes);
