/** @jest-environment node */
import { SCRIPTS_PLACEHOLDER } from "../../../src/start/startOnIntent";
import { hashSource, readInlineCode } from "./inlineCode";
import { finishPage } from "./finishPage";

const built = [
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><meta name="generator" content="Gatsby"/></head><body>',
  '<div id="___gatsby"></div>',
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";/*]]>*/</script>',
  '<!-- slice-start id="_gatsby-scripts-1" -->\n<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{\\"app\\":[\\"/app.js\\"],\\"react\\":[\\"/react.js\\"]}";\n</script>',
  '<script src="/runtime.js" async></script><script src="/app.js" async></script>',
  `<script>(() => { const start = () => { for (const src of ${SCRIPTS_PLACEHOLDER}) load(src); }; on(start); })()</script>`,
  "</body></html>",
].join("");

const finish = (options: { data?: string; ownPolicy?: boolean } = {}) =>
  finishPage(built, { data: "", ownPolicy: false, ...options });

it("leaves one classic script, in the order of the page, and none that loads by itself", async () => {
  const page = await finish();
  const { scripts } = readInlineCode(page);
  expect(scripts).toEqual([
    'window.pagePath="/a";window.___chunkMapping={};on(()=>{for(const o of["/runtime.js","/react.js","/app.js"])load(o)});',
  ]);
  expect(page).not.toContain(" async");
});

it("drops what tells a reader nothing", async () => {
  expect(await finish()).not.toContain("generator");
});

it("puts structured data at the end of the body", async () => {
  expect(await finish({ data: "<script type=x></script>" })).toMatch(
    /<script type=x><\/script><\/body><\/html>$/,
  );
});

it("writes into the page the policy that allows its script", async () => {
  const page = await finish({ ownPolicy: true });
  const [script = ""] = readInlineCode(page).scripts;
  expect(page).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${hashSource(script)};`,
  );
});
