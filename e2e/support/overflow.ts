import type { Page } from "@playwright/test";

/** Elements whose text is cut off, or outside of the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const range = new Range();
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide in ${width}`);
    // Each element is asked once: its children have the answer of their parent.
    const answers = new Map<Element | null, boolean>([[null, false]]);
    const isMeantToScroll = (element: Element | null): boolean => {
      const answer =
        answers.get(element) ??
        (element !== null &&
          (isMeantToScroll(element.parentElement) ||
            /auto|scroll/.test(getComputedStyle(element).overflowX) ||
            element.matches(
              "[aria-hidden=true], section:has(> div > div > ul + ul), #menu-panel",
            )));
      answers.set(element, answer);
      return answer;
    };
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const style = getComputedStyle(element);
      if (texts.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (style.clipPath !== "none" || isMeantToScroll(element)) continue;
      const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
      for (const text of texts) {
        range.selectNode(text);
        const { left, right } = range.getBoundingClientRect();
        if (right > width + 1 || left < -1) found.push(`${name} from ${left} to ${right}`);
      }
      const isCut =
        style.overflow !== "visible" &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1);
      if (isCut) found.push(`${name} is cut off`);
    }
    return found;
  });
