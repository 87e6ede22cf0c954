import { graphql } from "gatsby";
import { SearchAccount } from "./SearchAccount";

type Props = { deliverable: Queries.ServiceArtefactFragment };

/** The artefact that the content of a service names, whichever it is. */
export const ServiceArtefact = ({ deliverable }: Props) => (
  <>{deliverable.searchAccount && <SearchAccount {...deliverable.searchAccount} />}</>
);

export const serviceArtefactFragment = graphql`
  fragment ServiceArtefact on ServiceDeliverable {
    searchAccount {
      ...SearchAccount
    }
  }
`;
