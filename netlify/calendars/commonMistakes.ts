/** What some writers get wrong in a calendar, put right: a parser that keeps to the letter refuses it all. */
export function mended(feed: string): string {
  return (
    feed
      // The name of a zone with a colon in it needs quotation marks.
      .replace(/;TZID=([^"\r\n]*:[^"\r\n]*):(?=\d{8}T)/gi, ';TZID="$1":')
      // A day is said to be one.
      .replace(
        /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?=:\d{8}(,\d{8})*\r?$)/gim,
        "$1;VALUE=DATE",
      )
  );
}
