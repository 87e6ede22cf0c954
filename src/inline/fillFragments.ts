/** Distance at which a place counts as near. */
const NEAR = "300px";

const fill = async (place: HTMLElement) => {
  const from = place.dataset.fragment;
  if (!from) return;
  const address = new URL(from, location.href);
  address.searchParams.set("zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  const start = new URLSearchParams(location.search).get("start");
  if (start) address.searchParams.set("start", start);
  const answer = await fetch(address);
  if (!answer.ok) return;
  const html = await answer.text();
  // A visitor who already uses the link that is here keeps it: it leads to the same.
  if (place.contains(document.activeElement)) return;
  place.innerHTML = html;
  place.removeAttribute("data-fragment");
  if (start) place.querySelector(":checked")?.scrollIntoView({ block: "center" });
};

/**
 * Fills places marked `data-fragment` with HTML from the address that they name, once they come near the visible part
 * of the page: what only the server knows at this moment (ui/ServerHtml). It sends the visitor's time zone, and the slot
 * that the page's own address names. What stood there stays when the server does not answer: it leads on by itself, as
 * it does without JavaScript.
 */
export const fillFragments = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fill(target as HTMLElement).catch(() => undefined);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of document.querySelectorAll("[data-fragment]")) observer.observe(place);
};
