import { createContext, useContext } from "react";
import { useTexts } from "./deskTexts";

/** Titles of the site's pages by their paths. */
export const DeskPagesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Names a page that a form was sent from: by its title, else by its path. */
export const usePageName = () => {
  const titles = useContext(DeskPagesContext);
  const { messages } = useTexts();
  return (path: string) => {
    if (path === "") return messages.noSource;
    return path === "/" ? messages.home : (titles.get(path) ?? path);
  };
};
