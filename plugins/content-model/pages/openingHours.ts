import type { OpeningHoursSpecification } from "schema-dts";

/** The days as French names them and as schema.org does, in their order. */
const DAYS = [
  ["lundi", "Monday"],
  ["mardi", "Tuesday"],
  ["mercredi", "Wednesday"],
  ["jeudi", "Thursday"],
  ["vendredi", "Friday"],
  ["samedi", "Saturday"],
  ["dimanche", "Sunday"],
] as const;

const dayNumber = (name: string) => DAYS.findIndex(([french]) => french === name.toLowerCase());

const time = (hour = "", minutes = "00") => `${hour.padStart(2, "0")}:${minutes}`;

/**
 * Opening hours as search engines read them, from a sentence such as "Du lundi au vendredi, de 9 h à 12 h
 * et de 14 h à 18 h 30". None where the sentence has another form.
 */
export const openingHours = (sentence: string): OpeningHoursSpecification[] => {
  const days = /^du (\p{L}+) au (\p{L}+)/iu.exec(sentence);
  const [first, last] = [dayNumber(days?.[1] ?? ""), dayNumber(days?.[2] ?? "")];
  if (first < 0 || last < first) return [];
  const dayOfWeek = DAYS.slice(first, last + 1).map(([, name]) => name);
  return [...sentence.matchAll(/de (\d{1,2})\sh(?:\s(\d{2}))? à (\d{1,2})\sh(?:\s(\d{2}))?/g)].map(
    ([, opens, opensMinutes, closes, closesMinutes]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek,
      opens: time(opens, opensMinutes),
      closes: time(closes, closesMinutes),
    }),
  );
};
