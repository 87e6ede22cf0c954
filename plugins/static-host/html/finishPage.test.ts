/** @jest-environment node */
import { hashSource, readInlineCode } from "./inlineCode";
import { finishPage } from "./finishPage";

const built = [
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/></head><body>',
  '<div id="___gatsby"></div>',
  '<!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}";</script>',
  '<script src="/runtime.js" async></script><script src="/app.js" async=""></script><!-- slice-end -->',
  "<script>start()</script>",
  "</body></html>",
].join("");

type Options = { data?: string; ownPolicy?: boolean };
const finish = (options: Options = {}) =>
  finishPage(built, { data: "", ownPolicy: false, ...options });

it("lets no script file load by itself, and lists them in order before the script that loads them", () => {
  const page = finish();
  expect(page).not.toContain(" async");
  expect(page).toMatch(
    /<script type="application\/json" id="script-files">\["\/runtime.js","\/app.js"\]<\/script>.*start\(\)/,
  );
  expect(readInlineCode(page).scripts).toEqual(['window.___chunkMapping="{}";', "start()"]);
});

it("puts structured data at the end of the body", () => {
  expect(finish({ data: "<script type=x></script>" })).toMatch(
    /<script type=x><\/script><\/body><\/html>$/,
  );
});

it("writes into the page the policy that allows its scripts", () => {
  const page = finish({ ownPolicy: true });
  expect(page).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' `,
  );
  for (const script of readInlineCode(page).scripts) expect(page).toContain(hashSource(script));
});
