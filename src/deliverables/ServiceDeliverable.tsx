import { graphql } from "gatsby";
import { AdTest } from "./AdTest";
import { CitedPage } from "./CitedPage";
import { Conversation } from "./Conversation";
import { Dashboard } from "./Dashboard";
import { ModelCard } from "./ModelCard";
import { SearchAccount } from "./SearchAccount";
import { SpeedTrace } from "./SpeedTrace";
import { Storyboard } from "./Storyboard";
import { Workflow } from "./Workflow";

type Props = { deliverable: Queries.ServiceDeliverableFragment };

/** The deliverable that the content of a service names, whichever it is; it is drawn at the build only (components/Prerendered). */
export const ServiceDeliverable = ({ deliverable }: Props) => (
  <div data-prerendered="deliverable">
    {deliverable.searchAccount && <SearchAccount {...deliverable.searchAccount} />}
    {deliverable.adTest && <AdTest {...deliverable.adTest} />}
    {deliverable.conversation && <Conversation {...deliverable.conversation} />}
    {deliverable.storyboard && <Storyboard {...deliverable.storyboard} />}
    {deliverable.dashboard && <Dashboard {...deliverable.dashboard} />}
    {deliverable.workflow && <Workflow {...deliverable.workflow} />}
    {deliverable.citedPage && <CitedPage {...deliverable.citedPage} />}
    {deliverable.speedTrace && <SpeedTrace {...deliverable.speedTrace} />}
    {deliverable.modelCard && <ModelCard {...deliverable.modelCard} />}
  </div>
);

export const serviceDeliverableFragment = graphql`
  fragment ServiceDeliverable on ServiceDeliverable {
    searchAccount {
      ...SearchAccount
    }
    adTest {
      ...AdTest
    }
    conversation {
      ...Conversation
    }
    storyboard {
      ...Storyboard
    }
    dashboard {
      ...Dashboard
    }
    workflow {
      ...Workflow
    }
    citedPage {
      ...CitedPage
    }
    speedTrace {
      ...SpeedTrace
    }
    modelCard {
      ...ModelCard
    }
  }
`;
