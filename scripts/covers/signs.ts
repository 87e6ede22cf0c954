/** Draws a sign in a square of 100 by 100, to its edges; the second colour is that of its detail. */
export type Sign = (colour: string, detail: string) => string;

const path = (data: string, colour: string) => `<path d="${data}" fill="${colour}"/>`;
const line = (data: string, colour: string, width: number) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const circle = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** One sign for each page, made of squares and parts of circles. */
export const signs = {
  /** The C of the agency around its dot. */
  mark: (colour, detail) =>
    path("M85.4 14.6 67.7 32.3a25 25 0 1 0 0 35.4l17.7 17.7a50 50 0 1 1 0-70.8z", colour) +
    circle(58, 50, 14, detail),
  bag: (colour, detail) =>
    line("M33 44V25a17 17 0 0 1 34 0v19", detail, 7) +
    path("M12 32h76l10 68H2z", colour) +
    circle(33, 46, 5, detail) +
    circle(67, 46, 5, detail),
  house: (colour, detail) =>
    path("M50 6 100 50H0z", detail) +
    path("M10 50h80v50H10z", colour) +
    path("M38 100V76a12 12 0 0 1 24 0v24z", detail),
  cross: (colour, detail) =>
    path("M33 0h34v33h33v34H67v33H33V67H0V33h33z", colour) + path("M33 33h34v34H33z", detail),
  /** Two switches, off and on. */
  switches: (colour, detail) =>
    path("M26 6h48a20 20 0 0 1 0 40H26a20 20 0 0 1 0-40z", colour) +
    circle(26, 26, 13, detail) +
    path("M26 54h48a20 20 0 0 1 0 40H26a20 20 0 0 1 0-40z", detail) +
    circle(74, 74, 13, colour),
  /** The sun in the sea. */
  sunset: (colour, detail) =>
    path("M2 54a48 48 0 0 1 96 0z", colour) +
    path("M2 62h96v8H2zM16 76h68v7H16zM34 89h32v5H34z", detail),
  person: (colour, detail) => circle(50, 26, 24, detail) + path("M2 100a48 48 0 0 1 96 0z", colour),
  drop: (colour, detail) =>
    path("M50 2h48v48A48 48 0 1 1 50 2z", colour) +
    path("M50 76a26 26 0 0 1-26-26h11a15 15 0 0 0 15 15z", detail),
  heart: (colour, detail) =>
    path("M2 28a24 24 0 0 1 48 0v70C22 84 2 60 2 28z", colour) +
    path("M98 28a24 24 0 0 0-48 0v70c28-14 48-38 48-70z", detail),
  cursor: (colour) => path("M12 0 96 54 57 62 80 94 64 104 42 71 12 98z", colour),
  phone: (colour, detail) =>
    path(
      "M32 0h36a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12V12A12 12 0 0 1 32 0z",
      colour,
    ) +
    path("M28 12h44v76H28z", detail) +
    path("M50 74c-8-6-15-13-15-20a7.5 7.5 0 0 1 15 0 7.5 7.5 0 0 1 15 0c0 7-7 14-15 20z", colour),
  bubbles: (colour, detail) =>
    path("M28 0h72v50H28z", detail) + path("M0 40h72v38H22L0 100z", colour),
  play: (colour, detail) => circle(50, 50, 50, colour) + path("M37 24v52l44-26z", detail),
  /** A circle, a part of it set apart. */
  share: (colour, detail) =>
    path("M46 8v46h46A46 46 0 1 1 46 8z", colour) + path("M54 0a46 46 0 0 1 46 46H54z", detail),
  check: (colour, detail) =>
    path("M0 0h100v100H0z", colour) + line("M22 52l20 20 36-42", detail, 15),
  quote: (colour, detail) =>
    path("M0 10h44v40a42 42 0 0 1-42 40V68a20 20 0 0 0 20-18H0z", colour) +
    path("M56 10h44v40a42 42 0 0 1-42 40V68a20 20 0 0 0 20-18H56z", detail),
  page: (colour, detail) =>
    path("M0 6h100v88H0z", colour) +
    path("M0 6h100v18H0zM12 38h34v42H12zM56 38h32v10H56zM56 56h32v24H56z", detail),
  neurons: (colour, detail) =>
    line("M16 16 78 50 16 84M16 50h62", colour, 7) +
    circle(16, 16, 16, colour) +
    circle(16, 50, 16, colour) +
    circle(16, 84, 16, colour) +
    circle(78, 50, 22, detail),
  envelope: (colour, detail) => path("M0 14h100v72H0z", colour) + path("M0 14h100L50 58z", detail),
  /** A page with an eye for a look-out. */
  lost: (colour, detail) =>
    path("M0 50a50 50 0 0 1 100 0 50 50 0 0 1-100 0z", colour) + circle(64, 38, 22, detail),
} satisfies Record<string, Sign>;
