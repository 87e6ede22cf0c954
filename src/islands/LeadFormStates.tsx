import { css } from "@emotion/react";
import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { fieldLimits, leadFieldNames } from "../../contract/leadFields";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { errorId, FieldError } from "../ui/Field";
import { Notice } from "../ui/Notice";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { controlOf, useLeadForm } from "./useLeadForm";

/** What the message form says once its visitor uses it. */
export type LeadFormProps = {
  anonymousKey: string;
  texts: Queries.FormTextsFragment;
  closeNotice: string;
  success: { title: string; text: string };
  failure: { title: string; text: string; alternative: string };
};

/** Share of a message's limit from which what is left is said. */
const NEAR_LIMIT = 0.9;

/** There from the start, as what speaks has to be. */
const note = css`
  ${type.note}
  &:empty {
    position: absolute;
  }
`;

/** Of what is wrong, each line leading to its field. */
const summary = css`
  li {
    margin-top: ${space[2]};
    line-height: 1.4;
  }
  a {
    text-underline-offset: 0.2em;
  }
`;

/** Puts something at the end of an element of the form, or of the form itself should that element be gone. */
const into = (
  place: Element | null | undefined,
  form: HTMLFormElement,
  children: ReactNode,
  key?: string,
) => createPortal(children, place ?? form, key);

/** Attributes of the control that say what is wrong with it. */
const markControl = (control: Element, error: string | undefined) => {
  const described = new Set(control.getAttribute("aria-describedby")?.split(" "));
  if (error) described.add(errorId(control.id));
  else described.delete(errorId(control.id));
  control.setAttribute("aria-describedby", [...described].join(" "));
  control.toggleAttribute("aria-invalid", Boolean(error));
  if (error) control.setAttribute("aria-invalid", "true");
};

/**
 * The states of the message form (components/LeadForm): errors at their fields, the button while it sends, the notice.
 * React draws these alone; the form and what a visitor typed into it are the page's.
 */
export const LeadFormStates = ({
  form,
  closeNotice,
  success,
  failure,
  ...options
}: LeadFormProps & { form: HTMLFormElement }) => {
  const { errors, submitting, notice, dismissNotice, messageLength } = useLeadForm(form, options);
  const { texts } = options;
  const status = form.querySelector("[data-notice]");
  const wrong = leadFieldNames.filter((name) => errors[name]);
  const left = fieldLimits.message - messageLength;

  useEffect(() => {
    const button = form.querySelector<HTMLButtonElement>("[type=submit]");
    if (!submitting || !button) return;
    const label = [...button.childNodes];
    const hadFocus = button.matches(":focus");
    button.disabled = true;
    button.textContent = texts.submitting;
    return () => {
      button.disabled = false;
      button.replaceChildren(...label);
      // The browser takes the focus from a disabled button.
      if (hadFocus && document.activeElement === document.body)
        button.focus({ preventScroll: true });
    };
  }, [form, submitting, texts]);

  useEffect(() => {
    for (const name of leadFieldNames) {
      const control = controlOf(form, name);
      if (control) markControl(control, errors[name]);
    }
  }, [form, errors]);

  useEffect(() => {
    // Moves nothing when the notice is in view; smoothly or not is for the style sheet to say.
    if (notice) status?.scrollIntoView({ block: "nearest" });
  }, [notice, status]);

  return (
    <>
      {into(
        form.querySelector("[role=alert]"),
        form,
        wrong.length > 0 && (
          <>
            <p>
              <strong>{texts.errorSummary}</strong>
            </p>
            <ul css={summary}>
              {wrong.map((name) => (
                <li key={name}>
                  <a href={`#lead-${name}`}>{errors[name]}</a>
                </li>
              ))}
            </ul>
          </>
        ),
      )}
      {wrong.map((name) => {
        const control = controlOf(form, name);
        if (!control) return null;
        const error = <FieldError id={control.id}>{errors[name]}</FieldError>;
        return into(control.closest("[data-field]"), form, error, name);
      })}
      {into(
        controlOf(form, "message")?.closest("[data-field]"),
        form,
        <span aria-live="polite" css={note}>
          {messageLength > NEAR_LIMIT * fieldLimits.message &&
            `${left.toLocaleString("fr")} ${texts.remaining}`}
        </span>,
      )}
      {/* The button that says so is disabled, and has lost the focus. */}
      {submitting && into(status, form, <VisuallyHidden>{texts.submitting}</VisuallyHidden>)}
      {notice &&
        into(
          status,
          form,
          <Notice
            tone={notice === "success" ? "success" : "destructive"}
            {...(notice === "success" ? success : failure)}
            closeLabel={closeNotice}
            onClose={dismissNotice}
          />,
        )}
    </>
  );
};
