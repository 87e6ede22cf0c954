import { Parser } from "htmlparser2";
import { box, outline } from "./letters";

/** Height of Instrument Sans above the base line, in ems. */
const ASCENT = 0.97;

/** Room for the longest word of a drawing, in pixels; texts stand at its start, middle or end. */
const ROOM = 600;

const ALIGNMENT: Record<string, { justifyContent: string; shift: number }> = {
  start: { justifyContent: "flex-start", shift: 0 },
  middle: { justifyContent: "center", shift: ROOM / 2 },
  end: { justifyContent: "flex-end", shift: ROOM },
};

type Text = { start: number; end: number; content: string; attributes: Record<string, string> };

/** The text elements of a drawing, with the attributes that they inherit. */
const findTexts = (svg: string) => {
  const texts: Text[] = [];
  const inherited: Record<string, string>[] = [{}];
  let open: Text | undefined;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const all = { ...inherited.at(-1), ...attributes };
        inherited.push(all);
        if (name === "text")
          open = { start: parser.startIndex, end: 0, content: "", attributes: all };
      },
      ontext(part) {
        if (open) open.content += part;
      },
      onclosetag(name) {
        inherited.pop();
        if (name !== "text" || !open) return;
        texts.push({ ...open, end: parser.endIndex + 1 });
        open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return texts;
};

/** A drawing with its words as outlines, so that it looks the same on a machine without fonts. */
export const outlineTexts = async (svg: string) => {
  let result = svg;
  for (const { start, end, content, attributes } of findTexts(svg).reverse()) {
    const size = Number(attributes["font-size"] ?? 16);
    const { justifyContent, shift } = ALIGNMENT[attributes["text-anchor"] ?? "start"] ?? {
      justifyContent: "flex-start",
      shift: 0,
    };
    // As SVG fills what says nothing else.
    const color = attributes.fill ?? "black";
    const style = { width: ROOM, justifyContent, fontFamily: "text", fontSize: size, color };
    const paths = await outline(box(style, content), ROOM, size * 2);
    const x = Number(attributes.x ?? 0) - shift;
    const y = Number(attributes.y ?? 0) - size * ASCENT;
    result = `${result.slice(0, start)}<g stroke="none" transform="translate(${x} ${y})">${paths}</g>${result.slice(end)}`;
  }
  // Every text is an SVG document of its own to satori, with the same names inside.
  return result.replace(/<mask id="satori[^>]*>.*?<\/mask>| mask="url\(#satori[^"]*"/g, "");
};
