import { graphql } from "gatsby";

/** The words of the figures. */
export const query = graphql`
  fragment DeskFiguresTexts on DeskFigures {
    title
    promise
    period
    days
    share
    median
    due
    waiting
    noShare
    weekly {
      title
      text
    }
    messages
    appointments
    spam
    answers
    week
    pages {
      title
      text
    }
    page
    distribution {
      title
      text
    }
    delay
    count
    from
    promised
    table
    nothing {
      title
      text
    }
  }
`;
