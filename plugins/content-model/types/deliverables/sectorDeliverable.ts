import { z } from "zod";
import { deliverableHeading, holdsOneExample, ONE_EXAMPLE } from "./parts";
import { appealLetter } from "./sector/appealLetter";
import { checkoutFunnel } from "./sector/checkoutFunnel";
import { claimsFile } from "./sector/claimsFile";
import { cohortTable } from "./sector/cohortTable";
import { rewrittenPage } from "./sector/rewrittenPage";
import { twoBills } from "./sector/twoBills";
import { valuation } from "./sector/valuation";
import { weekPlanner } from "./sector/weekPlanner";

/** A document of a sector's trade, shown: a heading and one example, named by its kind. */
export const sectorDeliverable = z
  .strictObject({
    ...deliverableHeading,
    checkoutFunnel: checkoutFunnel.optional(),
    valuation: valuation.optional(),
    weekPlanner: weekPlanner.optional(),
    cohortTable: cohortTable.optional(),
    twoBills: twoBills.optional(),
    rewrittenPage: rewrittenPage.optional(),
    claimsFile: claimsFile.optional(),
    appealLetter: appealLetter.optional(),
  })
  .refine(holdsOneExample, ONE_EXAMPLE)
  .meta({
    title: "Exemple de livrable",
    description:
      "Un document du métier, montré en grand (facultatif). Un seul exemple parmi les modèles proposés.",
    typeName: "SectorDeliverable",
  });
