import { absolute, type Site } from "./page";

type Entry = Pick<Queries.Service, "path" | "title" | "summary">;

/** Blocks of a Markdown document; empty ones are left out. */
type Blocks = (string | undefined | null | false)[];

/** A text with Markdown's own characters escaped. */
export const escape = (text: string) => text.replace(/[\\`*_[\]<]/g, "\\$&");

export const heading = (text: string) => `## ${escape(text)}`;

/** A bulleted list. */
export const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** A Markdown text of these blocks. */
export const blocks = (content: Blocks) => `${content.filter(Boolean).join("\n\n")}\n`;

/** The Markdown of a page. It begins with what the page is, for programs that read many of these. */
export const document = (
  site: Site,
  { path, seo }: { path: string; seo: Pick<Queries.Seo, "title" | "description"> },
  content: Blocks,
) => {
  const front = [
    "---",
    `title: ${JSON.stringify(seo.title)}`,
    `description: ${JSON.stringify(seo.description)}`,
    `url: ${absolute(site, path)}`,
    "lang: fr",
    "---",
  ];
  return blocks([front.join("\n"), ...content]);
};

/** A Markdown text of the content with full addresses, so that a file can be read by itself. */
export const withFullAddresses = (site: Site, text: string) =>
  text.replace(
    /(\]\(<?|^\[[^\]]+\]: *)([^)>\n]+)/gm,
    (_, before: string, address: string) => before + absolute(site, address.replace(/\s/g, "")),
  );

/** The parts of a page. */
export const parts = (site: Site, sections: readonly { title: string; source: string }[]): Blocks =>
  sections.flatMap(({ title, source }) => [heading(title), withFullAddresses(site, source)]);

export const cards = (
  title: string,
  items: readonly Pick<Queries.IconCard, "title" | "description">[],
  text?: string,
): Blocks => [
  heading(title),
  text && escape(text),
  list(items.map((card) => `**${escape(card.title)}** — ${escape(card.description)}`)),
];

/** Links to pages, with what each is about. */
export const entryLinks = (site: Site, entries: readonly Entry[]) =>
  list(
    entries.map(
      ({ path, title, summary }) =>
        `[${escape(title)}](${absolute(site, path)}): ${escape(summary)}`,
    ),
  );

/** Says, as the page does, that something is invented. */
export const sampleMark = (site: Site, isSample: boolean) =>
  isSample ? ` (${escape(site.interface.sector.sampleMark)})` : "";

/** The contact section: the appointment's card, then the ways to write and call. */
export const contact = (site: Site): Blocks => {
  const { booking: agenda, contact: addresses, promises } = site.settings;
  const { title, text, booking } = site.interface.contact;
  return [
    heading(title),
    escape(text),
    `### ${escape(booking.title)}`,
    `**${escape(booking.duration)}** — ${escape(booking.text)}`,
    booking.steps.map((step, index) => `${index + 1}. ${escape(step)}`).join("\n"),
    `[${escape(booking.action)}](${absolute(site, agenda.page)})`,
    list([
      ...promises.map(escape),
      `[${addresses.email}](mailto:${addresses.email})`,
      `[${addresses.phone}](tel:${addresses.phone.replace(/\s/g, "")})`,
      escape(`${addresses.street}, ${addresses.postalCode} ${addresses.city}`),
      escape(addresses.hours),
    ]),
  ];
};
