/** @jest-environment node */
import { hashSource, readInlineCode } from "./inlineCode";
import { finishPage } from "./finishPage";

const built =
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/></head><body><script>start()</script></body></html>';

it("puts structured data at the end of the body", () => {
  expect(finishPage(built, { data: "<script type=x></script>", ownPolicy: false })).toMatch(
    /<script type=x><\/script><\/body><\/html>$/,
  );
});

it("writes into the page the policy that allows its scripts", () => {
  const page = finishPage(built, { data: "", ownPolicy: true });
  expect(page).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' `,
  );
  for (const script of readInlineCode(page).scripts) expect(page).toContain(hashSource(script));
});
