import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { leadFieldNames, type LeadFieldName } from "../../contract/leadFields";
import {
  errorTexts,
  findProblems,
  normaliseLead,
  type FieldErrors,
} from "../../contract/leadRules";
import { websiteAddress } from "../../contract/websiteAddress";
import { sendLead } from "../requests/sendLead";
import { sessionToken } from "../requests/sessionToken";

type Options = { anonymousKey: string; texts: Queries.FormTextsFragment };

/** A field's control; a browser's extension may have removed it. */
export const controlOf = (form: HTMLFormElement, name: LeadFieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/** Milliseconds without a key after which the characters are counted, so that what is left is spoken once. */
const PAUSE = 1000;

const lengthOfMessage = (form: HTMLFormElement) => controlOf(form, "message")?.value.length ?? 0;

const completeWebsite = (form: HTMLFormElement) => {
  const control = controlOf(form, "website");
  if (control) control.value = websiteAddress(control.value.trim()) ?? control.value;
};

/**
 * States of the message form: idle, submitting, then idle again with a notice or with errors. The values stay in the
 * controls, which are the browser's alone.
 */
export const useLeadForm = (form: HTMLFormElement, { anonymousKey, texts }: Options) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [notice, setNotice] = useState<"success" | "failure">();
  const [messageLength, setMessageLength] = useState(() => lengthOfMessage(form));
  const isSending = useRef(false);
  const counting = useRef(0);

  /** Marks the wrong fields and goes to the first; false when there is none. */
  const showErrors = (found: FieldErrors) => {
    // The summary that is drawn above moves the field away.
    flushSync(() => setErrors(found));
    const first = leadFieldNames.find((name) => found[name]);
    if (first) controlOf(form, first)?.focus();
    return first !== undefined;
  };

  const send = async () => {
    completeWebsite(form);
    const values = Object.fromEntries(new FormData(form));
    setNotice(undefined);
    if (showErrors(errorTexts(findProblems(normaliseLead(values)), texts))) return;
    setSubmitting(true);
    // Of the hidden field, only what a program filled in.
    const body = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    const result = await sendLead(body, anonymousKey);
    setSubmitting(false);
    if (result.error) {
      console.error(result.error);
      if (!showErrors(result.fields ?? {})) setNotice("failure");
      return;
    }
    console.log(result.data);
    form.reset();
    setMessageLength(0);
    setNotice("success");
  };

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void send().finally(() => (isSending.current = false));
  });

  const onInput = useEffectEvent(() => {
    clearTimeout(counting.current);
    counting.current = window.setTimeout(() => setMessageLength(lengthOfMessage(form)), PAUSE);
  });

  const onFocusOut = useEffectEvent(({ target }: FocusEvent) => {
    if (target === controlOf(form, "website")) completeWebsite(form);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener("submit", (event) => onSubmit(event), { signal });
    form.addEventListener("input", () => onInput(), { signal });
    form.addEventListener("focusout", (event) => onFocusOut(event), { signal });
    form.addEventListener("focusin", () => void sessionToken(anonymousKey), { signal });
    // What the visitor did before React was there.
    void sessionToken(anonymousKey);
    if (!controlOf(form, "website")?.matches(":focus")) completeWebsite(form);
    form.setAttribute("data-enhanced", "");
    return () => {
      listening.abort();
      form.removeAttribute("data-enhanced");
    };
  }, [form, anonymousKey]);

  const dismissNotice = () => {
    setNotice(undefined);
    // The button that has the focus goes away.
    form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  };

  return { errors, submitting, notice, dismissNotice, messageLength };
};
