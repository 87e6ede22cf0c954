interface Document {
  /** Whether the browser prepares the page for a visitor who may not come (speculation rules); not in all browsers. */
  readonly prerendering?: boolean;
}
