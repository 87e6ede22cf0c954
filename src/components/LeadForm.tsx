import { css } from "@emotion/react";
import { honeypotName, leadFieldNames, leadFields, sourceName } from "../../contract/leadFields";
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

type Props = {
  /** Path of the current page, so that the team knows which pages bring messages. */
  page: string;
};

const grid = css`
  display: grid;
  gap: ${space[4]};
  ${from.tablet} {
    gap: ${space[5]};
    grid-template-columns: 1fr 1fr;
    > * {
      grid-column: 1 / -1;
    }
    > [data-half] {
      grid-column: auto;
    }
  }
`;

const caption = css`
  ${type.caption}
  color: ${colors.muted};
`;

/** Live region of the error summary (islands/ErrorSummary). */
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

/** Honeypot: hidden from visitors, filled in by programs. */
const trap = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
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
export const LeadForm = ({ page }: Props) => {
  const { settings, interface: siteTexts } = useSharedContent();
  const { form: texts, success, failure } = siteTexts.contact;
  const { submitting, errorSummary, remaining } = texts;
  const props: LeadFormProps = {
    anonymousKey: settings.leads.anonymousKey ?? "",
    fields: Object.fromEntries(
      leadFieldNames.map((name) => [
        name,
        { error: texts[name].error, tooLong: texts[name].tooLong },
      ]),
    ) as LeadFormProps["fields"],
    texts: {
      submitting,
      errorSummary,
      remaining,
      closeNotice: siteTexts.accessibility.closeNotice,
    },
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
      <input type="hidden" name={sourceName} value={page} />
      <p css={caption}>{texts.required}</p>
      <div role="alert" css={errorBox} />
      {leadFields.map(({ name, ...attributes }) => (
        <div key={name} data-half={attributes.type === "textarea" ? undefined : ""}>
          <Field
            id={`lead-${name}`}
            name={name}
            required
            label={texts[name].label}
            hint={texts[name].hint}
            {...attributes}
          />
        </div>
      ))}
      <div css={trap} aria-hidden="true">
        <label>
          {texts.honeypot}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div css={submitRow}>
        <div role="status" data-notice="" />
        <Button type="submit">{texts.submit}</Button>
        <Prose html={texts.privacy} css={caption} />
      </div>
    </form>
  );
};
