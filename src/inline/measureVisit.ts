const entriesOf = <Entry extends PerformanceEntry>(kind: string) =>
  performance.getEntriesByType(kind) as Entry[];

const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toLocaleString("fr", { maximumFractionDigits: 2 })}\u00a0s`;

/** What a file weighed on its way; one that came from the browser's cache, what it would have weighed. */
const bytesOf = ({ transferSize, encodedBodySize }: PerformanceResourceTiming) =>
  Math.max(transferSize, encodedBodySize);

/**
 * Writes what this visit cost into the places marked `data-measure` (components/ProofFigures), and again with each
 * file that comes. It reads the browser's own measures; nothing of it is sent.
 */
export const measureVisit = () => {
  const proofs = document.querySelectorAll<HTMLElement>("[data-proof]");
  if (proofs.length === 0) return;
  const write = (name: string, value: string) => {
    for (const place of document.querySelectorAll(`[data-measure=${name}]`))
      place.textContent = value;
  };
  const [visit] = entriesOf<PerformanceNavigationTiming>("navigation");
  // A page that was prepared before it was asked for began when it was shown.
  const start = (visit as { activationStart?: number } | undefined)?.activationStart ?? 0;
  let paint: PerformanceEntry | undefined;
  /** What the rest took to load, from the paint on, in browsers that tell it. */
  const writeLoad = () => {
    if (visit?.loadEventEnd && paint)
      write("load", seconds(Math.max(0, visit.loadEventEnd - paint.startTime)));
  };
  const count = () => {
    const files = [...entriesOf<PerformanceResourceTiming>("resource"), ...(visit ? [visit] : [])];
    const weight = Math.round(files.reduce((sum, file) => sum + bytesOf(file), 0) / 1024);
    for (const proof of proofs) proof.style.setProperty("--weight", String(weight));
    write("weight", `${weight.toLocaleString("fr")}\u00a0Ko`);
    write("requests", String(files.length));
    write(
      "thirdParties",
      String(files.filter(({ name }) => new URL(name).host !== location.host).length),
    );
    write("cookies", String(document.cookie.split(";").filter(Boolean).length));
    writeLoad();
  };
  new PerformanceObserver(count).observe({ type: "resource", buffered: true });
  // What comes into view later is no part of the first screen; the browser itself leaves it out after input alone.
  let end = Infinity;
  for (const event of ["scroll", "resize"])
    addEventListener(event, ({ timeStamp }) => (end = Math.min(end, timeStamp)), { once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!paint || entry.startTime <= end) paint = entry;
    if (paint) write("paint", seconds(Math.max(0, paint.startTime - start)));
    writeLoad();
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // The end of `load` is known once its listeners are through.
  if (document.readyState === "complete") count();
  else addEventListener("load", () => setTimeout(count));
};
