import { css } from "@emotion/react";
import { honeypotName, leadFields } from "../../contract/leadFields";
import { sourceName } from "../../contract/leadSource";
import { websiteAddress } from "../../contract/websiteAddress";
import { functionUrl } from "../requests/functionUrl";
import { useSharedContent } from "../hooks/useSharedContent";
import { LEAD_FUNCTION, useLeadForm } from "../hooks/useLeadForm";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { jumpOffset, space } from "../theme/space";
import { type } from "../theme/typography";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Prose } from "../ui/Prose";
import { TextArea } from "../ui/TextArea";
import { TextField } from "../ui/TextField";
import { ErrorSummary } from "./ErrorSummary";

type Props = {
  /** Path of the page it stands on, so that the team knows which pages bring messages. */
  page: string;
};

const grid = css`
  display: grid;
  gap: ${space[4]};
  ${from.desktop} {
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

/** Out of sight and of the tab order, but present for programs that fill in everything. */
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

/** Where the notice comes to when it is scrolled to: clear of the fixed header and of the window's edge. */
const statusStyle = css`
  scroll-margin: ${jumpOffset} 0 ${space[5]};
`;

/** The message form: posts natively without JavaScript; with it, stays on the page and says what happened. */
export const LeadForm = ({ page }: Props) => {
  const { settings, interface: siteTexts } = useSharedContent();
  const { form: texts, success, failure } = siteTexts.contact;
  const { errors, submitting, notice, dismissNotice, status, formProps } = useLeadForm({
    anonymousKey: settings.leads.anonymousKey,
    texts,
  });
  const noticeTexts = notice === "success" ? success : failure;

  return (
    <form method="post" action={functionUrl(LEAD_FUNCTION)} noValidate css={grid} {...formProps}>
      <input type="hidden" name={sourceName} value={page} />
      <p css={caption}>{texts.required}</p>
      <ErrorSummary title={texts.errorSummary} errors={errors} />
      {leadFields.map(({ name, type: inputType, ...attributes }) => {
        const shared = {
          id: `lead-${name}`,
          name,
          required: true,
          label: texts[name].label,
          hint: texts[name].hint,
          error: errors[name],
          ...attributes,
        };
        if (inputType === "textarea")
          return <TextArea key={name} rows={5} remaining={texts.remaining} {...shared} />;
        return (
          <div key={name} data-half="">
            <TextField
              {...shared}
              type={inputType}
              onBlur={
                name === "website"
                  ? ({ target }) =>
                      (target.value = websiteAddress(target.value.trim()) ?? target.value)
                  : undefined
              }
            />
          </div>
        );
      })}
      <div css={trap} aria-hidden="true">
        <label>
          {texts.honeypot}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div css={submitRow}>
        <div role="status" ref={status} css={statusStyle}>
          {notice && (
            <Notice
              tone={notice === "success" ? "success" : "destructive"}
              title={noticeTexts.title}
              text={noticeTexts.text}
              alternative={notice === "failure" ? failure.alternative : undefined}
              closeLabel={siteTexts.accessibility.closeNotice}
              onClose={dismissNotice}
            />
          )}
        </div>
        <Button type="submit" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
        <Prose html={texts.privacy} css={caption} />
      </div>
    </form>
  );
};
