import TurndownService from "turndown";
import type { Card, Entry, Offer, Part, Question, SiteData, Terms } from "../siteData";

/** What every Markdown file says of the site itself. */
export type Site = Pick<SiteData, "settings" | "interface">;

/** Blocks of a Markdown document; empty ones are left out. */
type Blocks = (string | undefined)[];

/** A text with Markdown's own characters escaped. */
export const escape = (text: string) => text.replace(/[\\`*_[\]<]/g, "\\$&");

/** A Markdown document of these blocks. */
export const document = (blocks: Blocks) => `${blocks.filter(Boolean).join("\n\n")}\n`;

/** A bulleted list. */
export const list = (items: string[]) => items.map((item) => `- ${item}`).join("\n");

/** Writes the sections of pages in Markdown, with full addresses so that a file can be read by itself. */
export const writer = (site: Site) => {
  const absolute = (address: string) => new URL(address, site.settings.url).href;
  /** Says, as the page does, that something is invented. */
  const sampleMark = (sample: boolean) =>
    sample ? ` (${escape(site.interface.sector.sampleMark)})` : "";
  const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" });
  turndown.addRule("links", {
    filter: (node) => node.nodeName === "A" && Boolean(node.getAttribute("href")),
    replacement: (content, node) =>
      "getAttribute" in node
        ? `[${content}](${absolute(node.getAttribute("href") ?? "")})`
        : content,
  });
  turndown.addRule("items", {
    filter: "li",
    replacement: (content, node) => {
      const ordered = node.parentNode?.nodeName === "OL";
      const place = Array.from(node.parentNode?.children ?? []).findIndex((item) => item === node);
      return `${ordered ? `${place + 1}.` : "-"} ${content.trim().replace(/\n+/g, "\n  ")}\n`;
    },
  });
  return {
    absolute,
    /** What the page is: for programs that read many of these files. */
    front: (path: string, seo: { title: string; description: string }) =>
      [
        "---",
        `title: ${JSON.stringify(seo.title)}`,
        `description: ${JSON.stringify(seo.description)}`,
        `url: ${absolute(path)}`,
        "lang: fr",
        "---",
      ].join("\n"),
    parts: (parts: readonly Part[]): Blocks =>
      parts.flatMap(({ title, text }) => [`## ${escape(title)}`, turndown.turndown(text)]),
    cards: (title: string, cards: readonly Card[], text?: string): Blocks => [
      `## ${escape(title)}`,
      text && escape(text),
      list(cards.map((card) => `**${escape(card.title)}** — ${escape(card.description)}`)),
    ],
    questions: (title: string, faq: readonly Question[]): Blocks => [
      `## ${escape(title)}`,
      ...faq.flatMap(({ question, answer }) => [
        `### ${escape(question)}`,
        turndown.turndown(answer),
      ]),
    ],
    entries: (title: string, entries: readonly Entry[], text?: string): Blocks => [
      `## ${escape(title)}`,
      text && escape(text),
      list(
        entries.map(
          (entry) => `[${escape(entry.title)}](${absolute(entry.path)}): ${escape(entry.summary)}`,
        ),
      ),
    ],
    terms: ({ price, unit, includes, steps, notDone, sample }: Terms): Blocks => {
      const titles = site.interface.service;
      return [
        `## ${escape(titles.terms)}${sampleMark(sample)}`,
        `### ${escape(titles.price)}`,
        `**${escape(price)}** ${escape(unit)}`,
        escape(includes),
        `### ${escape(titles.steps)}`,
        list(steps.map(({ when, what }) => `**${escape(when)}** — ${escape(what)}`)),
        `### ${escape(titles.notDone)}`,
        list(notDone.map(escape)),
      ];
    },
    logos: (title: Offer["logosTitle"], logos: NonNullable<Offer["logos"]>): Blocks => {
      const texts = site.interface.sector;
      const isSample = logos.some(({ sample }) => sample);
      return [
        `## ${escape(isSample ? texts.sampleLogos : (title ?? texts.logos))}`,
        list(logos.map(({ alt, sample }) => escape(alt) + sampleMark(sample))),
      ];
    },
    testimonials: (
      { title, text, sampleText }: SiteData["home"]["testimonials"],
      nodes: SiteData["testimonials"]["nodes"],
    ): Blocks => [
      `## ${escape(title)}`,
      escape(nodes.some(({ sample }) => sample) ? sampleText : text),
      ...nodes.map(({ name, role, company, text: quote, sample }) => {
        const author = escape([name, role, company].filter(Boolean).join(", "));
        return `> ${escape(quote)}\n>\n> ${author}${sampleMark(sample)}`;
      }),
    ],
    /** The contact section: the appointment's card, then the ways to write and call. */
    contact: (): Blocks => {
      const { booking: agenda, contact, promises } = site.settings;
      const { title, text, booking } = site.interface.contact;
      return [
        `## ${escape(title)}`,
        escape(text),
        `### ${escape(booking.title)}`,
        `**${escape(booking.duration)}** — ${escape(booking.text)}`,
        booking.steps.map((step, index) => `${index + 1}. ${escape(step)}`).join("\n"),
        `[${escape(booking.action)}](${absolute(agenda.url || "/rendez-vous")})`,
        list([
          ...promises.map(escape),
          `[${contact.email}](mailto:${contact.email})`,
          `[${contact.phone}](tel:${contact.phone.replace(/\s/g, "")})`,
          escape(`${contact.street}, ${contact.postalCode} ${contact.city}`),
          escape(contact.hours),
        ]),
      ];
    },
  };
};
