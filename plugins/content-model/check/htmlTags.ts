/**
 * A tag of HTML that someone means as such: a known name, bare or with attributes that have values. A
 * comparison (a <b et c> d) and an address between signs are none.
 */
export const htmlTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|cite|code|details|div|em|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|li|link|main|mark|meta|nav|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>/i;

/** An entity of HTML, as copied from a page's source: &eacute; &nbsp; &#233;. */
export const htmlEntity =
  /&(?:#\d+|#x[\da-f]+|nbsp|amp|lt|gt|quot|apos|hellip|[aeiouyc](?:acute|grave|circ|uml|cedil|tilde)|[lr]aquo|[lr]squo|[lr]dquo|euro|oelig|[mn]dash|bull|deg|copy|reg|trade|times);/i;
