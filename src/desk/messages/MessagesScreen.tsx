import { css } from "@emotion/react";
import { MailOpen } from "lucide-react";
import type { Session } from "../../../contract/desk";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { useAddress } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { Awaited } from "../components/Awaited";
import { Blank } from "../components/Blank";
import { useNow } from "../time/useNow";
import { useDocumentTitle } from "../useDocumentTitle";
import { useView } from "../useView";
import { LeadPane } from "./LeadPane";
import { LEAD, leadQuery, readFilters } from "./leadFilters";
import { MessageList } from "./MessageList";
import { MessagesHead } from "./MessagesHead";
import { Pages } from "./Pages";

const screen = css`
  display: flex;
  flex-direction: column;
  ${from.desktop} {
    height: 100%;
    overflow: hidden;
  }
`;

const panes = css`
  flex: 1;
  display: grid;
  min-height: 0;
  border-top: 1px solid ${colors.line};
  /* On a small screen the one or the other. */
  &[data-open="true"] > :first-of-type {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
    > *,
    &[data-open="true"] > :first-of-type {
      display: block;
      min-height: 0;
      overflow: auto;
    }
    > :first-of-type {
      border-right: 1px solid ${colors.line};
    }
  }
  ${from.wide} {
    grid-template-columns: 30rem minmax(0, 1fr);
  }
`;

const empty = css`
  display: none;
  ${from.desktop} {
    display: grid;
    align-content: center;
    height: 100%;
  }
`;

/** What visitors wrote: the list, and beside it one message. */
export const MessagesScreen = ({ session }: { session: Session }) => {
  const { messages } = useTexts();
  const address = useAddress();
  const filters = readFilters(address);
  const open = address.get(LEAD);
  const query = leadQuery(filters, useNow());
  const { data, error, isLoading, refresh } = useView("leads", query);
  const now = useNow(data?.now);
  useDocumentTitle(messages.title, data?.counts["to-answer"]);

  return (
    <div css={screen}>
      <MessagesHead
        filters={filters}
        list={data}
        isStale={Boolean(data && error)}
        isOpen={open !== null}
      />
      <div css={panes} data-open={open !== null}>
        <section aria-label={messages.title} aria-busy={isLoading}>
          {data ? (
            <>
              <MessageList list={data} filters={filters} now={now} open={open} />
              <Pages list={data} />
            </>
          ) : (
            <Awaited error={error} refresh={refresh} />
          )}
        </section>
        {open === null ? (
          <div css={empty}>
            {data && data.leads.length > 0 && <Blank icon={MailOpen} {...messages.choose} />}
          </div>
        ) : (
          <LeadPane key={open} id={open} now={now} session={session} />
        )}
      </div>
    </div>
  );
};
