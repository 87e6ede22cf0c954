import { colors } from "../theme/colors";

/** Colour of each outcome of a tried case, by the names that the content knows. */
export const outcomeColors: Record<string, string> = {
  juste: colors.accent,
  silence: colors.control,
  faux: colors.warm,
};

/** The outcomes in the order in which they are counted. */
export const OUTCOMES = ["juste", "silence", "faux"] as const;
