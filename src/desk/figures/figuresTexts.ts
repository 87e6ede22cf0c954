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
    answered
    unanswered
    distribution {
      title
      text
    }
    delay
    count
    hours
    promised
    table
    nothing {
      title
      text
    }
  }
`;
