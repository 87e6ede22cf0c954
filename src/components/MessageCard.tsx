import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { inAddress } from "../../contract/pageAddresses";
import { useSharedContent } from "../hooks/useSharedContent";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { ContactPerson } from "./ContactPerson";
import { LeadForm } from "./LeadForm";

const card = css`
  min-width: 0;
  padding: clamp(${space[5]}, 4vw, ${space[7]});
  border-radius: ${radii.card};
  background: ${colors.surface};
  ${screenOnly}
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-bottom: ${space[5]};
  h3 {
    ${type.heading}
  }
  a {
    ${type.heading}
    ${type.figure}
    color: ${colors.accent};
    justify-self: start;
    max-width: 100%;
    min-height: 2.75rem;
    padding-block: ${space[2]};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** The card with the message form, the person who reads the messages and the telephone number. */
export const MessageCard = () => {
  const { settings, interface: texts } = useSharedContent();
  const { form, person } = texts.contact;
  const { phone } = settings.contact;
  return (
    <div css={card}>
      <div css={head}>
        <h3>{form.title}</h3>
        <ContactPerson label={person.label} />
        <p>{person.text}</p>
        <a href={`tel:${inAddress(phone)}`}>{phone}</a>
      </div>
      <LeadForm />
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
