/** @jest-environment node */
import { contentCopy } from "../fixtures/contentCopy.fixture";

const { checkAfter, remove } = contentCopy();
afterAll(remove);

it.each([
  ["from: 14h00", "from: 19h00", "hosts[1].hours[1].to", "« 18h00 »"],
  ["from: 14h00", "from: 14:00", "hosts[1].hours[1].from", "« 14:00 »"],
  ["day: lundi", "day: lundy", "hosts[1].hours[1].day", "« lundy »"],
  ["email: camille@", "email: camille", "hosts[1].email", "« camille"],
])("booking.yaml: %s as %s", (from, to, field, found) => {
  expect(checkAfter("booking.yaml", (source) => source.replace(from, to))).toEqual([
    expect.objectContaining({ field, found: expect.stringContaining(found) }),
  ]);
});

it("asks for a place for the room in the meeting's address", () => {
  expect(checkAfter("site.yaml", (source) => source.replace("/SALLE", "/salon"))).toEqual([
    expect.objectContaining({ field: "booking.meeting" }),
  ]);
});
