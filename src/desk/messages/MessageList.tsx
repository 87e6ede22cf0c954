import { Inbox, SearchX, Sparkles } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import type { LeadList } from "../../../contract/deskLeads";
import { go } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { Blank } from "../components/Blank";
import { DeskButton } from "../components/DeskButton";
import { filterNames, isNarrowed, LEAD, type LeadFilters } from "./leadFilters";
import { MessageRow } from "./MessageRow";

type Props = { list: LeadList; filters: LeadFilters; now: number; open: string | null };

/** The messages, as links; the arrow keys go from one to the next and open it. */
export const MessageList = ({ list, filters, now, open }: Props) => {
  const { messages } = useTexts();
  const root = useRef<HTMLUListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
    const lead = list.leads[index];
    if (!lead) return;
    event.preventDefault();
    links[index]?.focus();
    if (open) go({ [LEAD]: lead.id }, { replace: true });
  };

  if (list.leads.length === 0) {
    if (isNarrowed(filters))
      return (
        <Blank icon={SearchX} {...messages.noMatch}>
          <DeskButton
            onClick={() =>
              go(
                Object.fromEntries(
                  Object.values(filterNames)
                    .slice(1)
                    .map((name) => [name, null]),
                ),
              )
            }
          >
            {messages.clearFilters}
          </DeskButton>
        </Blank>
      );
    const hasAny = Object.values(list.counts).some((count) => count > 0);
    if (!hasAny) return <Blank icon={Inbox} {...messages.noneYet} />;
    const isDone = filters.standing === "to-answer";
    return isDone ? (
      <Blank icon={Sparkles} {...messages.nothing} />
    ) : (
      <Blank icon={Inbox} {...messages.noMatch} />
    );
  }
  return (
    // Nothing to act on itself: the arrow keys come up from the link that has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={root} onKeyDown={onKeyDown}>
      {list.leads.map((lead) => (
        <MessageRow key={lead.id} lead={lead} now={now} isOpen={lead.id === open} />
      ))}
    </ul>
  );
};
