/**
 * Stands for `react-helmet` in the browser: heads are written at build, and every link loads a document, so
 * nothing is left to change (see gatsby-node.ts).
 */
export const Helmet = () => null;
