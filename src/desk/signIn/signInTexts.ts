import { graphql } from "gatsby";

/** The words of signing in. */
export const query = graphql`
  fragment DeskSignInTexts on DeskSignIn {
    title
    text
    email
    invalid
    submit
    submitting
    sent {
      title
      text
    }
    again
    confirm {
      title
      text
    }
    enter
    expired {
      title
      text
    }
    tooMany {
      title
      text
    }
    over
  }
`;
