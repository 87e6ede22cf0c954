/** @jest-environment node */
import { llmsText } from "./llmsText";
import { siteData } from "./siteData.fixture";

const asTyped = (path: string) => path;

it("lists the pages that list all services and sectors, once the site has them", () => {
  expect(llmsText(siteData, asTyped)).not.toContain("Tous nos services");
  const pages = { nodes: [{ path: "/" }, { path: "/services" }, { path: "/secteurs" }] };
  expect(llmsText({ ...siteData, pages }, asTyped)).toContain(
    "- [Tous nos services](https://www.cresca.example/services): Tous les services.\n- [Tous nos secteurs](https://www.cresca.example/secteurs): Tous les secteurs.\n",
  );
});
