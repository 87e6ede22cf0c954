import { readFileSync, statSync } from "node:fs";

/** What an image file must end with or hold to be whole, by its first bytes. */
const WHOLE: { starts: RegExp; isWhole: (bytes: Buffer) => boolean }[] = [
  { starts: /^\x89PNG\r\n/, isWhole: (bytes) => bytes.subarray(-64).includes("IEND") },
  {
    starts: /^\xff\xd8\xff/,
    isWhole: (bytes) => bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9])),
  },
  { starts: /^RIFF.{4}WEBP/s, isWhole: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length },
  { starts: /^.{4}ftyp(?:avi[fs]|mi[fa]\d.{4}(?:.{4})*avi[fs])/s, isWhole: hasWholeBoxes },
];

/** Formats that cameras and telephones make and the site does not take. */
const FOREIGN: [start: RegExp, name: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, "une photo HEIC"],
  [/^.{4}ftyp/s, "une vidéo"],
  [/^GIF8/, "une image GIF"],
  [/^(?:II\*|MM\0)/, "une image TIFF"],
  [/^BM/, "une image BMP"],
  [/^%PDF/, "un fichier PDF"],
  [/^\s*<(?:svg|\?xml)/, "un dessin SVG"],
];

/** What is wrong with an image's bytes, in a few words; undefined for a whole image. */
export function imageFileFault(file: string): string | undefined {
  if (!statSync(file).isFile()) return "un dossier";
  const bytes = readFileSync(file);
  const head = bytes.subarray(0, 64).toString("latin1");
  const format = WHOLE.find(({ starts }) => starts.test(head));
  if (format) {
    return bytes.length >= 32 && format.isWhole(bytes)
      ? undefined
      : "une image incomplète, dont la fin manque";
  }
  const foreign = FOREIGN.find(([start]) => start.test(head));
  return foreign ? `${foreign[1]}, malgré son nom` : "un fichier qui n'est pas une image lisible";
}

/** Whether the boxes that an AVIF file is made of reach its end and no further. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return true;
    if (size === 1) return bytes.length > at + 16;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}
