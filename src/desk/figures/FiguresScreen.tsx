import { ChartColumn } from "lucide-react";
import { useTexts } from "../deskTexts";
import { Awaited } from "../components/Awaited";
import { Blank } from "../components/Blank";
import { panelGrid } from "../components/panelGrid";
import { ScreenHead } from "../components/ScreenHead";
import { useDocumentTitle } from "../useDocumentTitle";
import { useView } from "../useView";
import { DelayChart } from "./DelayChart";
import { PagesChart } from "./PagesChart";
import { PromisePanel } from "./PromisePanel";
import { WeeksChart } from "./WeeksChart";

/** What a manager looks at. */
const FiguresScreen = () => {
  const { figures: texts, shell } = useTexts();
  const { data, error, refresh } = useView("figures");
  useDocumentTitle(texts.title);
  const isEmpty =
    data?.weeks.every(
      (week) => week.messages + week.appointments + week.spam + week.answers === 0,
    ) &&
    data.pages.length === 0 &&
    data.waiting === 0;
  return (
    <>
      <ScreenHead title={texts.title} note={data && error && <p role="status">{shell.stale}</p>} />
      {isEmpty ? (
        <Blank icon={ChartColumn} {...texts.nothing} />
      ) : data ? (
        <div css={panelGrid}>
          <PromisePanel figures={data} />
          <WeeksChart weeks={data.weeks} />
          <DelayChart steps={data.distribution} />
          <PagesChart pages={data.pages} />
        </div>
      ) : (
        <Awaited error={error} refresh={refresh} rows={6} />
      )}
    </>
  );
};

export default FiguresScreen;
