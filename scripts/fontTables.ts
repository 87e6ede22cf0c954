/** Bytes of an sfnt file's header, and of each entry of its table directory (OpenType 1.9.1, "Font File"). */
const HEADER = 12;
const ENTRY = 16;

/** Offset of a table's entry in the directory. */
const entryOf = (font: Buffer, tag: string) => {
  const last = HEADER + font.readUInt16BE(4) * ENTRY;
  for (let at = HEADER; at < last; at += ENTRY) {
    if (font.toString("latin1", at, at + 4) === tag) return at;
  }
  throw new Error(`The font has no table ${tag}.`);
};

/**
 * Gives a font some tables of another one: they are put at its end, and its directory points there. Checksums are
 * left as they were: subset-font sets them when it writes the font again.
 *
 * @param font TrueType file
 * @param other TrueType file with the same glyphs in the same order
 * @throws when either has no table of such a name
 */
export const withTablesOf = (font: Buffer, other: Buffer, tags: string[]) => {
  const parts = [Buffer.from(font)];
  const [result] = parts as [Buffer];
  let end = font.length;
  for (const tag of tags) {
    const from = entryOf(other, tag);
    const offset = other.readUInt32BE(from + 8);
    const length = other.readUInt32BE(from + 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    other.copy(table, 0, offset, offset + length);
    const to = entryOf(font, tag);
    result.writeUInt32BE(end, to + 8);
    result.writeUInt32BE(length, to + 12);
    parts.push(table);
    end += table.length;
  }
  return Buffer.concat(parts);
};
