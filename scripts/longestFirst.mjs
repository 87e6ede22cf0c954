import TestSequencer from "@jest/test-sequencer";

/** Files that take more than ten seconds on an idle machine, by parts of their paths. */
const LONG = [
  "testing/randomStories",
  "local/embeddedDatabase",
  "leads/sigkill",
  "appointments/abuse",
  "leads/databaseFaults",
  "testing/bundle",
  "check/checkContent",
  "leads/mailFaults",
  "leads/concurrency",
];

const rank = ({ path }) => {
  const place = LONG.findIndex((part) => path.includes(part));
  return place < 0 ? LONG.length : place;
};

/**
 * A fresh clone knows no times of earlier runs, and Jest goes by the size of the files: the random stories, a
 * small file and the longest of all, began past the middle and ran alone at the end.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
