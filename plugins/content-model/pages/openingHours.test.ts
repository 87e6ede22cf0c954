/** @jest-environment node */
import { openingHours } from "./openingHours";

const days = { "@type": "OpeningHoursSpecification" };

it.each([
  [
    "Du lundi au mercredi, de 9\u00a0h à 18\u00a0h\u00a030",
    [{ dayOfWeek: ["Monday", "Tuesday", "Wednesday"], opens: "09:00", closes: "18:30" }],
  ],
  [
    "Du samedi au dimanche, de 10 h 15 à 12 h et de 14 h à 18 h",
    [
      { dayOfWeek: ["Saturday", "Sunday"], opens: "10:15", closes: "12:00" },
      { dayOfWeek: ["Saturday", "Sunday"], opens: "14:00", closes: "18:00" },
    ],
  ],
  ["Sur rendez-vous", []],
  ["Du vendredi au lundi, de 9 h à 12 h", []],
])("reads %j", (sentence, expected) => {
  expect(openingHours(sentence)).toEqual(expected.map((hours) => ({ ...days, ...hours })));
});
