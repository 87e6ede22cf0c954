import type { Browser, CDPSession } from "puppeteer-core";

/** A page of the browser, spoken with in the browser's own protocol: Puppeteer's fails when a prerendered one takes its place. */
export interface ShownPage {
  /** Runs a function in the page, which sees its JSON arguments and nothing else of here. */
  evaluate<T, A extends unknown[]>(
    action: (...values: A) => T | Promise<T>,
    ...values: A
  ): Promise<T>;
  send: CDPSession["send"];
  /** What the page writes to the console, from its first line on. */
  readConsole(): Promise<string[]>;
}

/** A page that is prerendered, with the paths that it has asked for. */
type PreparedPage = ShownPage & { asked: string[] };

/**
 * Opens an address in a tab of its own context.
 *
 * @returns the page, the one that the browser prerenders in the same tab when there is one, how many it has begun to
 * prerender, and what closes the tab
 */
export const openTab = async (browser: Browser, address: string) => {
  const root = await browser.target().createCDPSession();
  const { browserContextId } = await root.send("Target.createBrowserContext");
  await root.send("Target.createTarget", { url: address, browserContextId });
  const { targetInfos } = await root.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const tab = targetInfos.find((target) => target.browserContextId === browserContextId);
  const session = await attach(root, tab?.targetId ?? "");
  let pages: CDPSession[] = [];
  const asked = new Map<CDPSession, string[]>();
  session.on("Target.attachedToTarget", ({ sessionId }) => {
    const page = root.connection()?.session(sessionId);
    if (!page) return;
    pages.push(page);
    asked.set(page, listRequests(page));
    // The browser may drop a page that it has begun.
    void page.send("Runtime.runIfWaitingForDebugger").catch(() => undefined);
  });
  session.on("Target.detachedFromTarget", ({ sessionId }) => {
    pages = pages.filter((page) => page.id() !== sessionId);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: "page" }],
  });
  const [first] = pages;
  if (!first) throw new Error("The tab has no page.");
  return {
    page: shownPage(first),
    prerendered: (): PreparedPage | undefined =>
      pages[1] && { ...shownPage(pages[1]), asked: asked.get(pages[1]) ?? [] },
    begun: () => asked.size - 1,
    close: () => root.send("Target.disposeBrowserContext", { browserContextId }),
  };
};

/**
 * The page that shows an address.
 *
 * @param isShown whether an address is the one
 */
export const shownTab = async (browser: Browser, isShown: (address: string) => boolean) => {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send("Target.getTargets");
  const target = targetInfos.find(({ type, url }) => type === "page" && isShown(url));
  if (!target) throw new Error(`No such page among ${targetInfos.map(({ url }) => url).join(" ")}`);
  return shownPage(await attach(root, target.targetId));
};

const attach = async (root: CDPSession, targetId: string): Promise<CDPSession> => {
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: true });
  const session = root.connection()?.session(sessionId);
  if (!session) throw new Error("The tab did not answer.");
  return session;
};

/** The paths that a page asks for, from now on. */
const listRequests = (session: CDPSession) => {
  const paths: string[] = [];
  session.on("Network.requestWillBeSent", ({ request }) =>
    paths.push(new URL(request.url).pathname),
  );
  void session.send("Network.enable").catch(() => undefined);
  return paths;
};

const shownPage = (session: CDPSession): ShownPage => ({
  evaluate: async <T, A extends unknown[]>(
    action: (...values: A) => T | Promise<T>,
    ...values: A
  ): Promise<T> => {
    const { result } = await session.send("Runtime.evaluate", {
      expression: `(${action.toString()})(...${JSON.stringify(values)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value as T;
  },
  send: session.send.bind(session),
  readConsole: async () => {
    const lines: string[] = [];
    session.on("Runtime.consoleAPICalled", ({ args }) =>
      lines.push(args.map(({ value }) => String(value)).join(" ")),
    );
    await session.send("Runtime.enable");
    return lines;
  },
});
