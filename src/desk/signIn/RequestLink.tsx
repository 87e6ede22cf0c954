import { css } from "@emotion/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { isEmailAddress } from "../../../contract/emailAddress";
import { RequestError, requestSignIn } from "../../requests/deskRequests";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import { useTexts } from "../deskTexts";
import { useDocumentTitle } from "../useDocumentTitle";

const note = css`
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radii.control};
  background: ${colors.warmSoft};
`;

/** The form that mails a link. It says the same whoever an address belongs to. */
export const RequestLink = ({ isOver }: { isOver: boolean }) => {
  const { page, signIn: texts, shell } = useTexts();
  const [state, setState] = useState<"idle" | "sending" | "sent" | "tooMany" | "failed">("idle");
  const [wrong, setWrong] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(page.title);
  useEffect(() => {
    if (state === "sent") heading.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("email") as HTMLInputElement;
    const email = field.value.trim();
    const isWrong = !isEmailAddress(email);
    setWrong(isWrong);
    if (isWrong) {
      field.focus();
      return;
    }
    setState("sending");
    try {
      await requestSignIn({ action: "request", email });
      setState("sent");
    } catch (error) {
      setState(error instanceof RequestError && error.status === 429 ? "tooMany" : "failed");
    }
  };

  if (state === "sent")
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {texts.sent.title}
        </h1>
        <p>{texts.sent.text}</p>
        <Button appearance="secondary" onClick={() => setState("idle")}>
          {texts.again}
        </Button>
      </>
    );
  const trouble = { tooMany: texts.tooMany, failed: shell.failed, idle: null, sending: null }[
    state
  ];
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {isOver && <p css={note}>{texts.over}</p>}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          label={texts.email}
          error={wrong ? texts.invalid : undefined}
        />
        <div role="alert">
          {trouble && (
            <p css={note}>
              <strong>{trouble.title}</strong> {trouble.text}
            </p>
          )}
        </div>
        <Button type="submit" disabled={state === "sending"}>
          {state === "sending" ? texts.submitting : texts.submit}
        </Button>
      </form>
    </>
  );
};
