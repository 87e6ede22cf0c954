import { css } from "@emotion/react";
import { useState } from "react";
import type { HistoryEntry } from "../../../contract/deskHistory";
import { fetchView, viewAddress } from "../../requests/deskRequests";
import type { DeskViews } from "../../../contract/desk";
import { colors } from "../../theme/colors";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import { History } from "../components/History";
import { Skeleton } from "../components/Skeleton";
import { TitledPanel } from "../components/TitledPanel";
import { useProblem } from "../useProblem";
import { useView } from "../useView";

const nothing = css`
  color: ${colors.muted};
`;

type Page = DeskViews["history"];

/** What the team did: the newest kept up to date, older pages as they are asked for. */
export const Journal = () => {
  const { account: texts, shell } = useTexts();
  const { data, error } = useView("history");
  const [older, setOlder] = useState<Page[]>([]);
  const problem = useProblem();
  const pages = data ? [data, ...older] : [];
  // What is new pushes entries of the first page into those that were read before.
  const entries = [
    ...new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry])).values(),
  ];
  const readOlder = async (last: HistoryEntry) => {
    try {
      const page = await fetchView(viewAddress("history", { before: String(last.id) }));
      setOlder([...older, page as Page]);
    } catch (failure) {
      problem(failure);
    }
  };
  const last = entries.at(-1);
  return (
    <TitledPanel title={texts.journal} text={texts.journalText}>
      {entries.length > 0 ? (
        <History entries={entries} withNames />
      ) : data ? (
        <p css={nothing}>{texts.noJournal}</p>
      ) : error ? (
        <p role="alert">{shell.failed.title}</p>
      ) : (
        <Skeleton label={shell.loading} rows={4} />
      )}
      {last && pages.at(-1)?.hasMore && (
        <DeskButton onClick={() => void readOlder(last)}>{texts.older}</DeskButton>
      )}
    </TitledPanel>
  );
};
