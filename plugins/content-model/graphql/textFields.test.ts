import { resolveMarkdown, resolveProse, resolveVerbatim } from "./textFields";

const site = {
  brand: { name: "A & *fils*" },
  contact: { email: "a@b.fr", phone: "+33 (0)1 99 00 47 20" },
  leads: { retentionDays: 90 },
};

const context = {
  defaultFieldResolver: ({ text }: { text: string }) => text,
  nodeModel: { findOne: () => ({ ...site, lengthMinutes: 45 }) },
};

it.each([
  [
    resolveProse,
    "{{ brand.name }} : {{leads.retentionDays}} jours",
    "A & *fils*\u00a0: 90\u00a0jours",
  ],
  [resolveProse, "un créneau de {{appointment.minutes}} minutes", "un créneau de 45\u00a0minutes"],
  [resolveProse, "plus de {{limits.message}} caractères", "plus de 10\u00a0000\u00a0caractères"],
  [resolveProse, "{{rating}} {{brand}} {{constructor}}", "{{rating}} {{brand}} {{constructor}}"],
  [resolveVerbatim, "mailto:{{contact.email}}?subject=Et...", "mailto:a@b.fr?subject=Et..."],
  [
    resolveMarkdown,
    "{{brand.name}} : [a](https://wa.me/{{contact.phone}}), [b](mailto:{{contact.email}})",
    '<p>A &amp; *fils*\u00a0: <a href="https://wa.me/+33199004720">a</a>, <a href="mailto:a@b.fr">b</a></p>',
  ],
])("%p fills what a text names, and leaves the rest: %s", async (resolve, text, filled) => {
  expect(await resolve({ text }, {}, context as never, {} as never)).toBe(filled);
});
