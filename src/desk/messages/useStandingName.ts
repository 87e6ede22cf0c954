import type { LeadStanding } from "../../../contract/deskLeads";
import { useTexts } from "../deskTexts";

/** Names a standing. */
export const useStandingName = () => {
  const { messages } = useTexts();
  const { standings } = messages;
  const names: Record<LeadStanding | "all", string> = {
    "to-answer": standings.toAnswer,
    answered: standings.answered,
    untracked: standings.untracked,
    quarantine: standings.quarantine,
    all: messages.all,
  };
  return (standing: LeadStanding | "all") => names[standing];
};
