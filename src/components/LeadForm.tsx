import { css } from "@emotion/react";
import { honeypotName, leadFields } from "../../contract/leadFields";
import { useSharedContent } from "../hooks/useSharedContent";
import { island } from "../islands/island";
import type { LeadFormProps } from "../islands/LeadFormStates";
import { functionUrl, LEAD_FUNCTION } from "../requests/functionUrl";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { Prose } from "../ui/Prose";
import { VisuallyHidden } from "../ui/VisuallyHidden";

const grid = css`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  ${from.tablet} {
    gap: ${space[5]};
    grid-template-columns: 1fr 1fr;
    > * {
      grid-column: 1 / -1;
    }
    > [data-field]:not(:has(textarea)) {
      grid-column: auto;
    }
  }
`;

const caption = css`
  ${type.note}
`;

/** Live region of the error summary (islands/LeadFormStates). */
const errorBox = css`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${colors.danger};
  border-left-width: ${space[2]};
  border-radius: ${radii.card};
  background: ${colors.dangerSoft};
  &:empty {
    display: none;
  }
`;

const submitRow = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

/**
 * The message form: it posts natively by itself; once its visitor uses it, islands/LeadFormStates keeps them on the page
 * and says what happened.
 */
export const LeadForm = () => {
  const { settings, interface: siteTexts } = useSharedContent();
  const { form: texts, success, failure } = siteTexts.contact;
  const props: LeadFormProps = {
    anonymousKey: settings.leads.anonymousKey ?? "",
    texts,
    closeNotice: siteTexts.accessibility.closeNotice,
    success,
    failure,
  };
  return (
    <form
      method="post"
      action={functionUrl(LEAD_FUNCTION)}
      noValidate
      css={grid}
      {...island("lead-form", props)}
    >
      <p css={caption}>{texts.required}</p>
      <div role="alert" css={errorBox} />
      {leadFields.map(({ name, ...attributes }) => (
        <Field
          key={name}
          id={`lead-${name}`}
          name={name}
          required
          label={texts[name].label}
          hint={texts[name].hint}
          {...attributes}
        />
      ))}
      {/* Programs fill it in. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          {texts.honeypot}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      <div css={submitRow}>
        <div role="status" data-notice="" />
        <Button type="submit">{texts.submit}</Button>
        <Prose html={texts.privacy} css={caption} />
      </div>
    </form>
  );
};
