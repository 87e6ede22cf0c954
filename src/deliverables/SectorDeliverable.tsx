import { graphql } from "gatsby";
import { AppealLetter } from "./sector/AppealLetter";
import { CheckoutFunnel } from "./sector/CheckoutFunnel";
import { ClaimsFile } from "./sector/ClaimsFile";
import { CohortTable } from "./sector/CohortTable";
import { RewrittenPage } from "./sector/RewrittenPage";
import { TwoBills } from "./sector/TwoBills";
import { Valuation } from "./sector/Valuation";
import { WeekPlanner } from "./sector/WeekPlanner";

type Props = { deliverable: Queries.SectorDeliverableFragment };

/** The document that the content of a sector names, whichever it is; it is drawn at the build only (components/Prerendered). */
export const SectorDeliverable = ({ deliverable }: Props) => (
  <div data-prerendered="deliverable">
    {deliverable.checkoutFunnel && <CheckoutFunnel {...deliverable.checkoutFunnel} />}
    {deliverable.valuation && <Valuation {...deliverable.valuation} />}
    {deliverable.weekPlanner && <WeekPlanner {...deliverable.weekPlanner} />}
    {deliverable.cohortTable && <CohortTable {...deliverable.cohortTable} />}
    {deliverable.twoBills && <TwoBills {...deliverable.twoBills} />}
    {deliverable.rewrittenPage && <RewrittenPage {...deliverable.rewrittenPage} />}
    {deliverable.claimsFile && <ClaimsFile {...deliverable.claimsFile} />}
    {deliverable.appealLetter && <AppealLetter {...deliverable.appealLetter} />}
  </div>
);

export const sectorDeliverableFragment = graphql`
  fragment SectorDeliverable on SectorDeliverable {
    checkoutFunnel {
      ...CheckoutFunnel
    }
    valuation {
      ...Valuation
    }
    weekPlanner {
      ...WeekPlanner
    }
    cohortTable {
      ...CohortTable
    }
    twoBills {
      ...TwoBills
    }
    rewrittenPage {
      ...RewrittenPage
    }
    claimsFile {
      ...ClaimsFile
    }
    appealLetter {
      ...AppealLetter
    }
  }
`;
