import { createContext, useContext } from "react";

/** Every word of the desk, from `content/desk.yaml`. */
export type DeskTexts = NonNullable<Queries.DeskPageQuery["desk"]>;

/** The words, handed down from the page. */
export const DeskTextsContext = createContext<DeskTexts | undefined>(undefined);

/** @throws Error outside of the desk */
export const useTexts = (): DeskTexts => {
  const texts = useContext(DeskTextsContext);
  if (!texts) throw new Error("The desk's words come from its page.");
  return texts;
};

/** A number with its word: 0 and 1 take the singular in French. */
export const counted = (count: number, words: { readonly one: string; readonly many: string }) =>
  `${count.toLocaleString("fr-FR")}\u00a0${Math.abs(count) < 2 ? words.one : words.many}`;
