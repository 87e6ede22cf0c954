/**
 * What the fonts can draw: printable ASCII, French letters and punctuation, and the signs that the copy, its
 * typography and the drawings use. Another character sends the browser through the system's fonts, which costs a
 * slow phone some 40 ms once. After a change: `npm run fonts`.
 */
export const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ" +
  "«»“”‘’–—…·•°ºª×÷−±€©™§²→←↑↓↗" +
  "\u00a0\u202f\u2009\u2011áíñóöúäåØø";
