import { graphql } from "gatsby";

/** The words of the list of messages and of one message. */
export const query = graphql`
  fragment DeskMessagesTexts on DeskMessages {
    title
    search
    searchHint
    clearSearch
    standing
    standings {
      toAnswer
      answered
      untracked
      quarantine
    }
    all
    source
    anySource
    noSource
    home
    period
    anyPeriod
    lastDays
    found {
      one
      many
    }
    export
    previous
    next
    pages
    nothing {
      title
      text
    }
    noMatch {
      title
      text
    }
    clearFilters
    noneYet {
      title
      text
    }
    choose {
      title
      text
    }
    left
    late
    answeredIn
    mailPending
    mailGivenUp
    notes {
      one
      many
    }
  }

  fragment DeskLeadTexts on DeskLead {
    back
    reply
    replySubject
    call
    visit
    answered
    unanswered
    release
    quarantine
    resend
    erase
    more
    received
    from
    message
    suspicion
    failures
    notes
    note
    noteHint
    addNote
    removeNote
    history
    acts {
      received
      released
      quarantined
      resent
      answered
      answeredByLink
      unanswered
      noted
      noteRemoved
      cancelled
      moved
      erased
      exported
    }
    someone
    done {
      released
      quarantined
      resent
      answered
      unanswered
      noted
      noteRemoved
      erasing
      erased
    }
    conflict {
      title
      text
    }
    redo
    leave
    eraseText
    eraseLeads {
      one
      many
    }
    eraseAppointments {
      one
      many
    }
    eraseAction
  }
`;
