import TurndownService from "turndown";
import type { Card, Entry, LegalPage, Offer, Part, Question, SiteData } from "../siteData";

type Site = Pick<SiteData, "settings" | "interface">;

/** Blocks of a Markdown document; empty ones are left out. */
type Blocks = (string | undefined)[];

const escape = (text: string) => text.replace(/[\\`*_[\]<]/g, "\\$&");

const document = (blocks: Blocks) => `${blocks.filter(Boolean).join("\n\n")}\n`;

const list = (items: string[]) => items.map((item) => `- ${item}`).join("\n");

/** Writes the parts of pages in Markdown, with full addresses so that a file can be read by itself. */
const writer = (site: Site) => {
  const absolute = (address: string) => new URL(address, site.settings.url).href;
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
    cards: (title: string, cards: readonly Card[]): Blocks => [
      `## ${escape(title)}`,
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
    contact: (): Blocks => {
      const { contact, promises } = site.settings;
      return [
        `## ${escape(site.interface.contact.title)}`,
        escape(site.interface.contact.text),
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

/** The page of a service or a sector in Markdown: the same facts, in the same order. */
export const offerTwin = (
  site: Site,
  offer: Offer,
  titles: { cards: string; faq: string; related: string },
) => {
  const write = writer(site);
  return document([
    write.front(offer.path, offer.seo),
    `# ${escape(offer.hero.title)}`,
    `*${escape(offer.hero.kicker)}*`,
    escape(offer.hero.text),
    ...write.cards(titles.cards, offer.cards),
    offer.figure ? `**${escape(offer.figure.value)}** ${escape(offer.figure.label)}` : undefined,
    ...write.parts(offer.sections),
    ...write.questions(titles.faq, offer.faq),
    ...write.entries(titles.related, offer.related),
    ...write.contact(),
  ]);
};

/** The page that lists all services, or all sectors, in Markdown. */
export const indexTwin = (site: Site, path: string, title: string, entries: readonly Entry[]) => {
  const write = writer(site);
  const { brand } = site.settings;
  return document([
    write.front(path, { title, description: brand.description }),
    ...write.entries(title, entries).map((block) => block?.replace(/^## /, "# ")),
  ]);
};

/** A legal page in Markdown. */
export const legalTwin = (site: Site, page: LegalPage) => {
  const write = writer(site);
  return document([
    write.front(page.path, page.seo),
    `# ${escape(page.title)}`,
    escape(page.updatedInWords),
    ...write.parts(page.sections),
  ]);
};

/** The home page in Markdown. Invented testimonials stay out: a reader of this file sees no mark on them. */
export const homeTwin = (site: SiteData) => {
  const write = writer(site);
  const { home } = site;
  const testimonials = site.testimonials.nodes.filter(({ sample }) => !sample);
  return document([
    write.front("/", home.seo),
    `# ${escape(home.hero.title)}`,
    escape(home.hero.text),
    list(home.hero.statistics.map(({ value, label }) => `**${escape(value)}** ${escape(label)}`)),
    ...write.entries(home.services.title, site.services.nodes.slice(0, 9), home.services.text),
    ...write.cards(home.approach.title, home.approach.cards),
    escape(home.approach.text),
    `## ${escape(home.keywords.title)}`,
    list(home.keywords.tags.map(escape)),
    ...write.cards(home.reasons.title, home.reasons.cards),
    escape(home.reasons.text),
    ...write.entries(home.sectors.title, site.sectors.nodes.slice(0, 8), home.sectors.text),
    ...(testimonials.length > 0
      ? [
          `## ${escape(home.testimonials.title)}`,
          ...testimonials.map(
            ({ name, role, company, text }) =>
              `> ${escape(text)}\n>\n> ${escape([name, role, company].filter(Boolean).join(", "))}`,
          ),
        ]
      : []),
    ...write.contact(),
  ]);
};

/** `llms.txt`: what the site holds, for AI readers (https://llmstxt.org). */
export const llmsText = (site: SiteData, twinOf: (path: string) => string) => {
  const write = writer(site);
  const { brand, promises } = site.settings;
  const { footer, navigation } = site.interface;
  const entries = (title: string, nodes: readonly Entry[]) =>
    write.entries(
      title,
      nodes.map((entry) => ({ ...entry, path: twinOf(entry.path) })),
    );
  const legal = site.legalPages.nodes.map(({ path, title, seo }) => ({
    path,
    title,
    summary: seo.description,
  }));
  return document([
    `# ${brand.name}`,
    `> ${brand.description}`,
    `${brand.baseline}. ${promises.join(", ")}.`,
    ...entries(navigation.home, [
      { path: "/", title: site.home.seo.title, summary: site.home.seo.description },
    ]),
    ...entries(navigation.services, site.services.nodes),
    ...entries(navigation.sectors, site.sectors.nodes),
    ...entries(footer.legal, legal),
    ...write.contact(),
  ]);
};
