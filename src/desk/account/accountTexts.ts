import { graphql } from "gatsby";

/** The words of sessions and journal. */
export const query = graphql`
  fragment DeskAccountTexts on DeskAccount {
    title
    signedInAs
    sessions
    sessionsText
    thisOne
    opened
    lastSeen
    expires
    revoke
    revoked
    unknownAgent
    on
    journal
    journalText
    noJournal
    older
  }
`;
