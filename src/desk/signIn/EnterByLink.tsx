import { useEffect, useRef, useState } from "react";
import type { Session } from "../../../contract/desk";
import { RequestError, requestSignIn } from "../../requests/deskRequests";
import { Button } from "../../ui/Button";
import { useTexts } from "../deskTexts";
import { useDocumentTitle } from "../useDocumentTitle";

type Props = { token: string; onEntered: (session: Session) => void; onAgain: () => void };

/** Opens the session at the press of a button: what follows links in mails by itself does not use the token up. */
export const EnterByLink = ({ token, onEntered, onAgain }: Props) => {
  const { page, signIn: texts, shell } = useTexts();
  const [state, setState] = useState<"confirm" | "entering" | "expired" | "tooMany" | "failed">(
    "confirm",
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(page.title);
  useEffect(() => {
    if (state !== "confirm" && state !== "entering") heading.current?.focus();
  }, [state]);

  const enter = async () => {
    setState("entering");
    try {
      onEntered(await requestSignIn({ action: "enter", token }));
    } catch (error) {
      const status = error instanceof RequestError ? error.status : 0;
      setState(
        status === 401 || status === 400 ? "expired" : status === 429 ? "tooMany" : "failed",
      );
    }
  };

  const { title, text } = {
    confirm: texts.confirm,
    entering: texts.confirm,
    expired: texts.expired,
    tooMany: texts.tooMany,
    failed: shell.failed,
  }[state];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {state === "expired" ? (
        <Button onClick={onAgain}>{texts.submit}</Button>
      ) : (
        <Button disabled={state === "entering"} onClick={() => void enter()}>
          {state === "failed" ? shell.retry : texts.enter}
        </Button>
      )}
    </>
  );
};
