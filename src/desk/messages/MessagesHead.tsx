import { css } from "@emotion/react";
import { Download } from "lucide-react";
import { leadStandings, type LeadList } from "../../../contract/deskLeads";
import { exportAddress } from "../../requests/deskRequests";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { go } from "../address/useAddress";
import { usePageName } from "../deskPages";
import { counted, useTexts } from "../deskTexts";
import { DeskLink } from "../components/DeskButton";
import { ScreenHead } from "../components/ScreenHead";
import { Segments } from "../components/Segments";
import { SelectField } from "../components/SelectField";
import { filterNames, LEAD, periods, type LeadFilters } from "./leadFilters";
import { SearchField } from "./SearchField";
import { useStandingName } from "./useStandingName";

const tools = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  > :first-of-type,
  > search {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 11rem) minmax(0, 10.5rem);
    > search {
      grid-column: auto;
    }
  }
  ${from.laptop} {
    grid-template-columns: auto minmax(12rem, 1fr) minmax(0, 11rem) minmax(0, 10.5rem);
    > :first-of-type {
      grid-column: auto;
    }
  }
`;

const hiddenWhileOpen = css`
  display: none;
  ${from.desktop} {
    display: block;
  }
`;

const number = css`
  ${type.caption}
  color: ${colors.muted};
`;

const ALL = "";

type Props = {
  filters: LeadFilters;
  list: LeadList | undefined;
  isStale: boolean;
  /** Whether a message is open, which takes a small screen's place. */
  isOpen: boolean;
};

/** Title, number of messages, and what narrows the list. */
export const MessagesHead = ({ filters, list, isStale, isOpen }: Props) => {
  const { messages, shell } = useTexts();
  const pageName = usePageName();
  const standingName = useStandingName();
  const choose = (name: keyof typeof filterNames) => (value: string) =>
    go({ [filterNames[name]]: value, [filterNames.page]: null, [LEAD]: null });
  const standings = [...leadStandings, "all"] as const;
  // What came before answers were noted is of no use to a team that has none of it.
  const shown = standings.filter((one) => one !== "untracked" || list?.counts.untracked);
  const sources = list?.sources ?? [];
  const hasSource = filters.source === null || sources.includes(filters.source);
  return (
    <div css={isOpen && hiddenWhileOpen}>
      <ScreenHead
        title={messages.title}
        note={
          <p role="status" css={number}>
            {isStale ? shell.stale : list && counted(list.total, messages.found)}
          </p>
        }
        actions={
          <DeskLink href={exportAddress("leads.csv")} download aria-label={messages.export}>
            <Download size="1rem" aria-hidden />
            CSV
          </DeskLink>
        }
      >
        <div css={tools}>
          <Segments
            label={messages.standing}
            value={filters.standing}
            options={shown.map((one) => ({
              value: one,
              label: standingName(one),
              count: one === "all" ? undefined : list?.counts[one],
            }))}
            onChange={choose("standing")}
          />
          <SearchField value={filters.search} />
          <SelectField
            label={messages.source}
            value={filters.source ?? ALL}
            onChange={choose("source")}
          >
            <option value={ALL}>{messages.anySource}</option>
            {(hasSource ? sources : [...sources, filters.source ?? ""]).map((source) => (
              <option key={source} value={source}>
                {pageName(source)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={messages.period}
            value={filters.days ?? ALL}
            onChange={choose("days")}
          >
            <option value={ALL}>{messages.anyPeriod}</option>
            {periods.map((days) => (
              <option key={days} value={days}>
                {days} {messages.lastDays}
              </option>
            ))}
          </SelectField>
        </div>
      </ScreenHead>
    </div>
  );
};
