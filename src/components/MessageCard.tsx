import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { colors } from "../theme/colors";
import { phone } from "../theme/breakpoints";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { LeadForm } from "./LeadForm";
import { Portrait } from "./Portrait";
import { SampleMark } from "./SampleMark";

const card = css`
  --portrait: clamp(5.25rem, 17vw, 13rem);
  --padding: clamp(${space[5]}, 4vw, ${space[7]});
  position: relative;
  overflow: clip;
  min-width: 0;
  padding: var(--padding);
  border-radius: ${radii.card};
  background: ${colors.surface};
  h3 {
    ${type.heading}
  }
  ${screenOnly}
`;

/** Beside the portrait, and as high. */
const head = css`
  display: grid;
  align-content: space-between;
  gap: ${space[3]};
  min-height: calc(var(--portrait) - var(--padding));
  margin-bottom: ${space[4]};
  padding-right: var(--portrait);
  ${phone} {
    display: block;
    padding-right: 0;
    > h3,
    > div > div {
      padding-right: var(--portrait);
    }
    > h3 {
      margin-bottom: ${space[3]};
    }
  }
`;

const person = css`
  p {
    margin-top: ${space[2]};
    line-height: 1.45;
  }
  a {
    display: block;
    ${type.heading}
    ${type.figure}
    width: max-content;
    max-width: 100%;
    padding-block: ${space[3]};
    text-decoration: none;
    &:hover {
      color: ${colors.accent};
    }
  }
`;

const portrait = css`
  position: absolute;
  top: 0;
  right: 0;
  width: var(--portrait);
  height: var(--portrait);
`;

type Props = {
  /** Path of the page it stands on. */
  page: string;
};

/** The card that holds the message form: who reads what is written here, and the number to call instead. */
export const MessageCard = ({ page }: Props) => {
  const { settings, interface: texts } = useSharedContent();
  const { form, person: reader } = texts.contact;
  const { phone: number } = settings.contact;
  return (
    <div css={card}>
      <div css={head}>
        <h3>{form.title}</h3>
        <div css={person}>
          <Portrait css={portrait} />
          <div>
            <strong>{reader.name}</strong>{" "}
            {reader.sample && <SampleMark label={texts.sector.sampleMark} />}
            <br />
            {reader.role}
          </div>
          <p>{reader.text}</p>
          <a href={`tel:${number.replace(/\s/g, "")}`}>{number}</a>
        </div>
      </div>
      <LeadForm page={page} />
    </div>
  );
};

export const formTextsFragment = graphql`
  fragment FormTexts on InterfaceContactForm {
    title
    required
    name {
      ...FieldTexts
    }
    email {
      ...FieldTexts
    }
    phone {
      ...FieldTexts
    }
    website {
      ...FieldTexts
    }
    message {
      ...FieldTexts
    }
    honeypot
    remaining
    submit
    submitting
    errorSummary
    privacy
  }
`;

export const fieldTextsFragment = graphql`
  fragment FieldTexts on InterfaceFormField {
    label
    hint
    error
    tooLong
  }
`;
