import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";

import { leadFieldNames } from "../../../contract/leadFields";
import { queueLeadAgain } from "../../database/outbox";
import { leadLinkApp } from "../../leads/leadLink";
import { idsOfLead } from "../../leads/sendOutbox";

/** The link in the digest shows a quarantined lead and lets it through. */
export const leadRelease = leadLinkApp({
  purpose: "release-lead",
  texts: "releasePage",
  isDone: ({ quarantined }) => !quarantined,
  above(lead, { content }) {
    const { form } = content.texts.contact;
    const fields = leadFieldNames.map(
      (name) => html`<dt>${form[name].label}</dt><dd>${lead[name]}</dd>`,
    );
    return html`<dl>${fields}</dl>`;
  },
  change: ({ id }, backend) => queueLeadAgain(backend.database, idsOfLead(id, backend), true),
});

export default handle(leadRelease);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
