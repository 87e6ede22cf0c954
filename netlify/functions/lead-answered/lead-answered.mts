import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";

import { momentInWords } from "../../appointments/parisTime";
import { recordAnswer } from "../../database/leadAnswers";
import { leadLinkApp } from "../../leads/leadLink";

/** The link in a lead's mail notes the answer. Anyone who has the mail may do that; the page says nothing of the visitor. */
export const leadAnswered = leadLinkApp({
  purpose: "note-answer",
  texts: "answerPage",
  isDone: ({ answeredAt }) => answeredAt !== null,
  above({ receivedAt }, { content }) {
    const moment = momentInWords(receivedAt.getTime());
    return html`<p class="hint">${content.texts.answerPage.received} <time datetime="${receivedAt.toISOString()}">${moment}</time></p>`;
  },
  change: ({ id }, { database }) => recordAnswer(database, id),
});

export default handle(leadAnswered);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
