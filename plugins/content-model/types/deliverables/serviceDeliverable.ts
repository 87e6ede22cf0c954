import { z } from "zod";
import { deliverableHeading, holdsOneArtefact, ONE_ARTEFACT } from "./parts";
import { searchAccount } from "./searchAccount";

/** What a client of a service receives, shown: a heading and one artefact, named by its kind. */
export const serviceDeliverable = z
  .strictObject({
    ...deliverableHeading,
    searchAccount: searchAccount.optional(),
  })
  .refine(holdsOneArtefact, ONE_ARTEFACT)
  .meta({
    title: "Exemple de livrable",
    description:
      "Ce que le client reçoit, montré en grand (facultatif). Un seul exemple parmi les modèles proposés.",
    typeName: "ServiceDeliverable",
  });
