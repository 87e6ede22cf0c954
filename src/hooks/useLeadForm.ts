import { useEffect, useRef, useState, type FormEvent } from "react";
import { invokeFunction } from "../backend/invokeFunction";
import { visitorPass } from "../backend/visitorPass";
import { fieldProblem, leadFields, withScheme, type LeadFieldName } from "../components/leadFields";

/** Name of the serverless function (specification, section 7). */
export const LEAD_FUNCTION = "send-lead-email";

type FieldTexts = { readonly error: string; readonly tooLong: string };
type Errors = Partial<Record<LeadFieldName, string>>;

type Options = {
  anonymousKey: string;
  texts: Record<LeadFieldName, FieldTexts>;
};

/**
 * States of the contact form: idle, submitting, then idle again with a notice. Values stay in the
 * controls themselves, so what was typed before React started is kept.
 */
export const useLeadForm = ({ anonymousKey, texts }: Options) => {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [submitting, setSubmitting] = useState(false);
  const [notice, setNotice] = useState<"success" | "failure">();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // What the visitor did before React was there.
    if (element.matches(":focus-within")) void visitorPass(anonymousKey);
    const website = element.elements.namedItem("website");
    if (website instanceof HTMLInputElement && !website.matches(":focus"))
      website.value = withScheme(website.value);
    element.dataset.enhanced = "";
    element.dispatchEvent(new Event("enhanced"));
  }, [anonymousKey]);

  const showErrors = (found: Errors) => {
    setErrors(found);
    const first = leadFields.find(({ name }) => found[name]);
    if (first) (form.current?.elements.namedItem(first.name) as HTMLElement | null)?.focus();
  };

  const browserErrors = (element: HTMLFormElement) => {
    const found: Errors = {};
    for (const { name } of leadFields) {
      const control = element.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        continue;
      if (name === "website") control.value = withScheme(control.value);
      const problem = fieldProblem(control);
      if (problem) found[name] = texts[name][problem];
    }
    return found;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (submitting) return;
    setNotice(undefined);
    const found = browserErrors(element);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    setSubmitting(true);
    const body = Object.fromEntries([...new FormData(element)].filter(([, value]) => value));
    const result = await invokeFunction(LEAD_FUNCTION, body, anonymousKey);
    setSubmitting(false);
    if (result.error) {
      console.error(result.error);
      setNotice("failure");
      if (result.fields) showErrors(result.fields);
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
    formProps: { ref: form, onSubmit, onFocus: () => void visitorPass(anonymousKey) },
  };
};
