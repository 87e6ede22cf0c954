import type { Browser } from "puppeteer-core";

/**
 * Speaks with the tab that shows an address. Puppeteer's own page is lost when the browser changes a tab's page for one
 * that it has prerendered and the machine is slow.
 *
 * @param isShown whether an address is the one
 */
export const shownTab = async (browser: Browser, isShown: (address: string) => boolean) => {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send("Target.getTargets");
  const target = targetInfos.find(({ type, url }) => type === "page" && isShown(url));
  if (!target) throw new Error(`No such page among ${targetInfos.map(({ url }) => url).join(" ")}`);
  const { sessionId } = await root.send("Target.attachToTarget", {
    targetId: target.targetId,
    flatten: true,
  });
  const session = root.connection()?.session(sessionId);
  if (!session) throw new Error("The tab did not answer.");
  return {
    evaluate: async <T>(action: () => T | Promise<T>): Promise<T> => {
      const { result } = await session.send("Runtime.evaluate", {
        expression: `(${action.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      return result.value as T;
    },
    type: (text: string) => session.send("Input.insertText", { text }),
  };
};
