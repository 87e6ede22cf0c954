import { useEffect } from "react";

/** Names the tab. @param count what waits, before the title */
export const useDocumentTitle = (title: string, count = 0) => {
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [title, count]);
};
