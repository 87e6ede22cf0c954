import { isDue } from "./schedules";

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

it("runs every five minutes what says so", () => {
  const due = ["00:00", "00:03", "00:05", "13:55"].filter((time) => isDue("*/5 * * * *", at(time)));
  expect(due).toEqual(["00:00", "00:05", "13:55"]);
});

it("runs once a day, in UTC, what names minute and hour", () => {
  const due = ["06:00", "06:01", "07:00", "18:00"].filter((time) => isDue("0 6 * * *", at(time)));
  expect(due).toEqual(["06:00"]);
});
