import { useEffect, useRef, useState, type FormEvent } from "react";
import { leadFieldNames, type LeadFieldName } from "../../contract/leadFields";
import {
  errorTexts,
  findProblems,
  normaliseLead,
  type FieldErrors,
  type FieldProblem,
} from "../../contract/leadRules";
import { invokeFunction } from "../requests/invokeFunction";
import { sessionToken } from "../requests/sessionToken";

/** Name of the serverless function (specification, section 7). */
export const LEAD_FUNCTION = "send-lead-email";

type Options = {
  anonymousKey: string;
  texts: Record<LeadFieldName, Readonly<Record<FieldProblem, string>>>;
};

const controlOf = (form: HTMLFormElement, name: LeadFieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** What the visitor typed, normalised; a website without scheme is completed in its field too. */
const readLead = (form: HTMLFormElement) => {
  const fields = normaliseLead(Object.fromEntries(new FormData(form)));
  controlOf(form, "website").value = fields.website;
  return fields;
};

/**
 * States of the contact form: idle, submitting, then idle again with a notice or with errors. Values stay in the
 * controls themselves, so what was typed before React started is kept.
 */
export const useLeadForm = ({ anonymousKey, texts }: Options) => {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [notice, setNotice] = useState<"success" | "failure">();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // What the visitor did before React was there.
    if (element.matches(":focus-within")) void sessionToken(anonymousKey);
    if (!controlOf(element, "website").matches(":focus")) readLead(element);
    element.dataset.enhanced = "";
    element.dispatchEvent(new Event("enhanced"));
  }, [anonymousKey]);

  useEffect(() => {
    // Moves nothing when the notice is in view; smoothly or not is for the style sheet to say.
    if (notice) status.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);

  /** Marks the wrong fields and goes to the first; false when there is none. */
  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = leadFieldNames.find((name) => found[name]);
    if (first && form.current) controlOf(form.current, first).focus();
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (submitting) return;
    setNotice(undefined);
    if (showErrors(errorTexts(findProblems(readLead(element)), texts))) return;
    setSubmitting(true);
    const body = Object.fromEntries([...new FormData(element)].filter(([, value]) => value));
    const result = await invokeFunction(LEAD_FUNCTION, body, anonymousKey);
    setSubmitting(false);
    if (result.error) {
      console.error(result.error);
      if (!showErrors(result.fields ?? {})) setNotice("failure");
      return;
    }
    console.log(result.data);
    element.reset();
    setNotice("success");
  };

  return {
    errors,
    submitting,
    notice,
    dismissNotice: () => setNotice(undefined),
    status,
    formProps: { ref: form, onSubmit, onFocus: () => void sessionToken(anonymousKey) },
  };
};
