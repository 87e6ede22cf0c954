import { type Stringifier, stringify } from "csv-stringify";

import { leadFieldNames } from "../../contract/leadFields";
import type { ListedLead } from "./leadList";

/**
 * What a spreadsheet reads as the beginning of a formula, also in its full-width form and behind
 * characters that do not show.
 */
const formula = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

/** Makes CSV of rows: the first is the head. French Excel wants `;` and the mark of UTF-8. */
function csv(columns: string[], separator: string): Stringifier {
  return stringify({
    bom: true,
    delimiter: separator,
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    columns,
    header: true,
    // A leading apostrophe keeps a spreadsheet from reading a formula.
    cast: { string: (text) => (formula.test(text) ? `'${text}` : text) },
  });
}

/** Makes CSV of leads. */
export function leadCsv(separator: string): Stringifier {
  const before = ["id", "state", "receivedAt", "sentAt"];
  const after = ["source", "answeredAt", "answeredBy"];
  return csv([...before, ...leadFieldNames, ...after], separator);
}

/** A lead as a row of `leadCsv`. */
export function csvRow({ fields, sentAt, answeredAt, answeredBy, ...lead }: ListedLead) {
  const { id, state, receivedAt, source } = lead;
  const answer = { answeredAt: answeredAt ?? "", answeredBy: answeredBy ?? "" };
  return { id, state, receivedAt, sentAt: sentAt ?? "", ...fields, source, ...answer };
}
