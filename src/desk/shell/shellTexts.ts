import { graphql } from "gatsby";

/** The words of the frame around every screen. */
export const query = graphql`
  fragment DeskShellTexts on DeskShell {
    name
    navigation
    messages
    appointments
    figures
    account
    signOut
    loading
    retry
    close
    undo
    undone
    undoFailed
    notices
    failed {
      title
      text
    }
    unknown {
      title
      text
    }
    stale
    offline
    changeFailed
    changeOffline
  }
`;
