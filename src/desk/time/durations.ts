const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const unit = (name: "minute" | "hour" | "day") => {
  const format = new Intl.NumberFormat("fr-FR", {
    style: "unit",
    unit: name,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  });
  return (count: number) => format.format(count).replace(/\s/g, "\u00a0");
};

const minutes = unit("minute");
const hours = unit("hour");
const days = unit("day");

/**
 * A time span in its two largest units at most: `25 min`, `3 h 20 min`, `2 j 4 h`.
 *
 * @param span in milliseconds
 */
export const durationText = (span: number) => {
  if (span < HOUR) return minutes(Math.max(0, Math.floor(span / MINUTE)));
  if (span < DAY) {
    const rest = Math.floor((span % HOUR) / MINUTE);
    return [hours(Math.floor(span / HOUR)), rest > 0 && minutes(rest)].filter(Boolean).join(" ");
  }
  const rest = Math.floor((span % DAY) / HOUR);
  return [days(Math.floor(span / DAY)), rest > 0 && hours(rest)].filter(Boolean).join(" ");
};

/** As `durationText`, in one unit: for a glance. */
export const roughDuration = (span: number) => durationText(span).split(" ")[0]!;
