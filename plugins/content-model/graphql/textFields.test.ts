import { fillPlaceholders, placeholderValues } from "../../../contract/placeholders";
import { typeset } from "../../../contract/typeset";
import { literally, markdownToHtml } from "./textFields";

const site = {
  brand: { name: "Abscisse & *fils*" },
  contact: { email: "a@b.fr", phone: "+33 (0)1 99 00 47 20" },
  leads: { retentionDays: 90 },
};

const values = placeholderValues(site, () => 45);

it.each([
  ["{{ brand.name }} : {{leads.retentionDays}} jours", "Abscisse & *fils*\u00a0: 90\u00a0jours"],
  ["un créneau de {{appointment.minutes}} minutes", "un créneau de 45\u00a0minutes"],
  ["plus de {{limits.message}} caractères", "plus de 10\u00a0000\u00a0caractères"],
  ["{{rating}} {{brand}} {{constructor}}", "{{rating}} {{brand}} {{constructor}}"],
])("fills what a text names, and leaves the rest: %s", (text, filled) => {
  expect(typeset(fillPlaceholders(text, values))).toBe(filled);
});

it("fills Markdown texts and addresses safely", () => {
  const text =
    "{{brand.name}} : [a](https://wa.me/{{contact.phone}}), [b](mailto:{{contact.email}})";
  expect(markdownToHtml(fillPlaceholders(text, values, literally))).toBe(
    '<p>Abscisse &amp; *fils*\u00a0: <a href="https://wa.me/+33199004720">a</a>, <a href="mailto:a@b.fr">b</a></p>',
  );
});
