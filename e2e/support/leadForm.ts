import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { LeadFieldName, LeadFields } from "../../contract/leadFields";

/** Address of the function that receives leads. */
export const LEAD_FUNCTION = "/.netlify/functions/send-lead-email";

/** The labels, in the order of the form. */
const labels: Record<LeadFieldName, string> = {
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  website: "Site web",
  message: "Message",
};

export const fieldNames = Object.keys(labels) as LeadFieldName[];

/** A lead that no other test sends. */
export const newLead = (): LeadFields => {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `Élodie Besnard ${mark}`,
    email: `elodie.${mark}@entreprise.example`,
    phone: "06 39 98 12 34",
    website: `https://entreprise-${mark}.example/`,
    message: `Bonjour,\nnous préparons l'ouverture d'une boutique à Nîmes (${mark}).`,
  };
};

/** The form, and what a visitor does with it. */
export const leadForm = (page: Page) => {
  const contact = page.locator("#contact");
  const field = (name: LeadFieldName) => contact.getByLabel(labels[name], { exact: true });
  return {
    field,
    button: contact.locator("form").getByRole("button", { name: /^Envo/ }),
    status: contact.getByRole("status"),
    alert: contact.getByRole("alert"),
    fill: async (lead: LeadFields) => {
      for (const name of fieldNames) await field(name).fill(lead[name]);
    },
    expectValues: async (lead: LeadFields) => {
      for (const name of fieldNames) await expect(field(name)).toHaveValue(lead[name]);
    },
  };
};

/** Texts of the notices, from the error catalogue of the specification. */
export const success = {
  title: /^Message envoyé\s!$/,
  text: "Nous vous recontacterons dans les plus brefs délais.",
};
export const failure = {
  title: /^Erreur$/,
  text: "Une erreur est survenue. Veuillez réessayer.",
};

/** A network of its own for each test, so that the flood guards do not take them for one visitor. */
export const ownAddress = () => ({
  "x-nf-client-connection-ip": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

/** Answers the lead function in place of the server, once something has come true. */
export const answerWith = async (
  page: Page,
  status: number,
  body: string,
  when = Promise.resolve(),
) => {
  const requests: unknown[] = [];
  await page.route(`**${LEAD_FUNCTION}`, async (route) => {
    requests.push(route.request().postDataJSON());
    await when;
    await route.fulfill({ status, contentType: "application/json", body });
  });
  return requests;
};
