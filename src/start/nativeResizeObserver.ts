const { ResizeObserver: Observer } = globalThis;

/** Stands for the polyfill that react-slick brings: every browser that the site supports has its own. */
export default Observer;
