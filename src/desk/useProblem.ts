import { useSWRConfig } from "swr";
import { RequestError, viewAddress } from "../requests/deskRequests";
import { useTexts } from "./deskTexts";
import { notify } from "./notices/noticeStore";

/** Says that a change was not made, and why. */
export const useProblem = () => {
  const { shell } = useTexts();
  const { mutate } = useSWRConfig();
  return (error: unknown) => {
    const status = error instanceof RequestError ? error.status : 0;
    if (status === 401) {
      // The form to sign in says it.
      void mutate(viewAddress("session"));
      return;
    }
    const text =
      status === 404
        ? shell.unknown.text
        : status === 0 && !navigator.onLine
          ? shell.changeOffline
          : shell.changeFailed;
    notify(text, { tone: "danger" });
  };
};
