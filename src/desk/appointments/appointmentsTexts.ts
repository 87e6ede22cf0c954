import { graphql } from "gatsby";

/** The words of the appointments. */
export const query = graphql`
  fragment DeskAppointmentsTexts on DeskAppointments {
    title
    span
    day
    week
    weekNumber
    today
    previous
    next
    exportCsv
    exportIcs
    nothing {
      title
      text
    }
    free
    booked
    held
    cancelled
    past
    with
    when
    subject
    email
    phone
    website
    zone
    bookedAt
    join
    move
    cancel
    slots
    noSlots
    moveAction
    history
    moving
    moved
    cancelling
    cancelDone
    taken {
      title
      text
    }
    over {
      title
      text
    }
  }
`;
