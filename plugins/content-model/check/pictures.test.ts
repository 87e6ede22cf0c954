import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../fixtures/contentCopy.fixture";
import { resolveSvg } from "../graphql/drawingFields";
import { pageDrawings } from "../pages/sitePages";
import { formatProblems } from "./problem";

const { contentDir, checkWith, remove } = contentCopy();
afterAll(remove);

/** The start of a WebP picture of 200 × 200 pixels. */
const WEBP = Buffer.from("52494646ffff000057454250565038580a00000010000000c70000c70000", "hex");

describe("pictures and drawings", () => {
  const photo = "images/avatars/avatar-5.png";
  it.each<[string, string, (before: Buffer) => Buffer | undefined, RegExp]>([
    ["a truncated picture", photo, (b) => b.subarray(0, b.length / 2), /incomplète/],
    ["a truncated WebP", photo, () => WEBP, /incomplète[^]*avatar-5\.png/],
    ["a picture with a hole", photo, (b) => Buffer.from(b).fill(0, 900, 950), /abîmée/],
    ["a HEIC photograph", photo, () => box("ftypheic\0\0\0\0mif1heic"), /un format que[^]*JPEG/],
    ["a film", photo, () => box("ftypmp42\0\0\0\0mp42isom"), /un format que[^]*JPEG/],
    [
      "a picture of too few pixels",
      photo,
      () => picture(40, 40),
      /40 × 40 pixels, trop petite[^]*112/,
    ],
    ["a picture of too many pixels", photo, () => picture(7000, 200), /trop grande/],
    [
      "a file too heavy",
      photo,
      (b) => Buffer.concat([b.subarray(0, -12), Buffer.alloc(5e6), b.subarray(-12)]),
      /trop lourde[^]*4 Mo au plus/,
    ],
    [
      "a drawing too heavy",
      "artworks/seo-geo.svg",
      (b) => Buffer.concat([b, Buffer.alloc(5e5, " ")]),
      /plus de 500 ko/,
    ],
    ["a drawing that pages name, gone", "artworks/hero.svg", () => undefined, /n'existe pas/],
    ["a logo, gone", "brand/wordmark.svg", () => undefined, /n'existe pas/],
    ["a logo that is no SVG", "brand/wordmark.svg", () => Buffer.from("x"), /SVG illisible/],
    [
      "a drawing with an outside picture",
      "artworks/seo-geo.svg",
      (b) =>
        Buffer.from(`${b.toString().replace("</svg>", "")}<g style="fill:url(//a.fr/x)"/></svg>`),
      /url\(/,
    ],
  ])("reports %s", (_, file, change, said) => {
    const problems = checkWith(file, change);
    expect(formatProblems(problems)).toMatch(said);
    expect(problems).toHaveLength(1);
  });

  it("leaves the size of a drawing and its classes out of the page", async () => {
    const absolutePath = path.join(contentDir, "artworks/exported.svg");
    const rule = "<style>.st0{fill:red}</style>";
    const path0 = '<path class="st0" d="M0 0h9v9z"/>';
    writeFileSync(absolutePath, `<svg width="9" viewBox="0 0 9 9">${rule}${path0}${path0}</svg>`);
    const node = { absolutePath, extension: "svg", internal: {} };
    const svg = await (resolveSvg as (node: object) => Promise<string>)(node);
    expect(svg).not.toMatch(/width|class|<style/);
  });

  it("knows every drawing that the code names", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join("src", name), "utf8"));
    const named = sources.flatMap((source) =>
      [...source.matchAll(/relativePath: \{ eq: "([\w/-]+\.svg)"/g)].map(([, name]) => name),
    );
    expect(pageDrawings).toEqual(expect.arrayContaining(named));
  });

  /** A PNG that says how large it is, and has an end. */
  function picture(width: number, height: number): Buffer {
    const bytes = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    const size = Buffer.from(Uint32Array.of(width, height).buffer).swap32();
    return Buffer.concat([bytes, size, Buffer.alloc(40), Buffer.from("IEND")]);
  }

  function box(content: string): Buffer {
    return Buffer.concat([Buffer.from(`\0\0\0\x18${content}`, "latin1"), Buffer.alloc(500)]);
  }
});
