import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { LeadForm } from "./LeadForm";

const card = css`
  min-width: 0;
  padding: clamp(${space[5]}, 4vw, ${space[7]});
  border-radius: ${radii.card};
  background: ${colors.surface};
  h3 {
    ${type.heading}
    margin-bottom: ${space[2]};
  }
  ${screenOnly}
`;

type Props = {
  /** Path of the page it stands on. */
  page: string;
};

/** The card that holds the message form. */
export const MessageCard = ({ page }: Props) => {
  const { form } = useSharedContent().interface.contact;
  return (
    <div css={card}>
      <h3>{form.title}</h3>
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
