/** Distance in CSS pixels at which a place counts as near. */
const NEAR = 300;

/** Said to the document when places may have come: in develop React makes them after the script has run. */
export const FRAGMENTS_EVENT = "fragments";

/**
 * Inline script that fills places marked `data-fragment` with HTML from the address that they name, once
 * they come near the visible part of the page: what only the server knows at this moment. It tells the visitor's time
 * zone and the slot that the page's own address names. What stood there stays when the server does not answer: it has
 * to lead on by itself, as it does without JavaScript.
 */
export const fillFragments = `(() => {
  const fill = async (place) => {
    const address = new URL(place.dataset.fragment, location.href);
    address.searchParams.set("zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
    const start = new URLSearchParams(location.search).get("start");
    if (start) address.searchParams.set("start", start);
    const answer = await fetch(address);
    if (!answer.ok) return;
    place.innerHTML = await answer.text();
    place.removeAttribute("data-fragment");
    place.querySelector(":checked")?.scrollIntoView({ block: "center" });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fill(target).catch(() => {});
    }
  }, { rootMargin: "${NEAR}px" });
  const watch = () => document.querySelectorAll("[data-fragment]").forEach((place) => observer.observe(place));
  watch();
  addEventListener("${FRAGMENTS_EVENT}", watch);
})()`;
