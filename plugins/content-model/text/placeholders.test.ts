import { escapeHtml } from "../../../contract/escapeHtml";
import { placeholderValues } from "../../../contract/placeholders";
import { typeset } from "../../../contract/typeset";
import { markdownToHtml } from "../graphql/textFields";
import { fillNumbers, fillSiteValues } from "./placeholders";

const site = {
  brand: { name: "L'Abscisse & fils", baseline: "Prêt ?" },
  contact: { email: "a@b.fr", phone: "+33 (0)1 99 00 47 20" },
  leads: { retentionDays: 90 },
  copyrightYear: 2025,
};

const values = placeholderValues(site, () => 45);

describe("fillSiteValues", () => {
  it("shows names as typed and prose with its typography", () => {
    expect(fillSiteValues("{{brand.name}} {{ brand.baseline }} {{copyrightYear}}", site)).toBe(
      "L'Abscisse & fils Prêt\u202f? 2025",
    );
  });

  it("leaves the names that the page fills", () => {
    expect(fillSiteValues("{{rating}} {{brand}} {{constructor}}", site)).toBe(
      "{{rating}} {{brand}} {{constructor}}",
    );
  });

  it("fills Markdown texts and link addresses safely", () => {
    const html = markdownToHtml("{{brand.name}} : [appeler](tel:{{contact.phone}})");
    expect(fillSiteValues(html, site, escapeHtml)).toContain("L'Abscisse &amp; fils\u00a0: ");
    expect(fillSiteValues(html, site, escapeHtml)).toContain('<a href="tel:+33199004720">');
    const mail = markdownToHtml("[écrire](mailto:{{contact.email}})");
    expect(fillSiteValues(mail, site)).toBe('<p><a href="mailto:a@b.fr">écrire</a></p>');
  });
});

it.each([
  ["un créneau de {{appointment.minutes}} minutes", "un créneau de 45\u00a0minutes"],
  ["plus de {{limits.message}} caractères", "plus de 10\u00a0000\u00a0caractères"],
])("fills the numbers of the site: %s", (text, filled) => {
  expect(typeset(fillNumbers(text, values))).toBe(filled);
});

it("keeps a number of site.yaml together with what it counts", () => {
  const text = "{{brand.name}} : {{leads.retentionDays}} jours après";
  expect(fillSiteValues(typeset(fillNumbers(text, site)), site)).toBe(
    "L'Abscisse & fils\u00a0: 90\u00a0jours après",
  );
});
