import { Refusal } from "../requests/deskRequests";
import { useTexts } from "./deskTexts";
import { notify } from "./notices/noticeStore";

/** Says that a change was not made, and why. */
export const useProblem = () => {
  const { shell } = useTexts();
  return (error: unknown) => {
    const status = error instanceof Refusal ? error.status : 0;
    // The form to sign in says it.
    if (status === 401) return;
    const text =
      status === 404
        ? shell.unknown.text
        : status === 0 && !navigator.onLine
          ? shell.changeOffline
          : shell.changeFailed;
    notify(text, { tone: "danger" });
  };
};
