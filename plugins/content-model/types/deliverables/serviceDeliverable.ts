import { z } from "zod";
import { adTest } from "./adTest";
import { citedPage } from "./citedPage";
import { conversation } from "./conversation";
import { dashboard } from "./dashboard";
import { modelCard } from "./modelCard";
import { searchAccount } from "./searchAccount";
import { speedTrace } from "./speedTrace";
import { storyboard } from "./storyboard";
import { workflow } from "./workflow";
import { deliverableHeading, holdsOneExample, ONE_EXAMPLE } from "./parts";

/** What a client of a service receives, shown: a heading and one example, named by its kind. */
export const serviceDeliverable = z
  .strictObject({
    ...deliverableHeading,
    searchAccount: searchAccount.optional(),
    adTest: adTest.optional(),
    conversation: conversation.optional(),
    storyboard: storyboard.optional(),
    dashboard: dashboard.optional(),
    workflow: workflow.optional(),
    citedPage: citedPage.optional(),
    speedTrace: speedTrace.optional(),
    modelCard: modelCard.optional(),
  })
  .refine(holdsOneExample, ONE_EXAMPLE)
  .meta({
    title: "Exemple de livrable",
    description:
      "Ce que le client reçoit, montré en grand (facultatif). Un seul exemple parmi les modèles proposés.",
    typeName: "ServiceDeliverable",
  });
