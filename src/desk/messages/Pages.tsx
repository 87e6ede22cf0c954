import { css } from "@emotion/react";
import type { LeadList } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { go } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import { filterNames } from "./leadFilters";

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${colors.muted};
  font-variant-numeric: tabular-nums;
`;

/** Leafs through a list that is longer than a page. */
export const Pages = ({ list }: { list: LeadList }) => {
  const { messages } = useTexts();
  const { page, pages } = list;
  if (pages < 2) return null;
  const turnTo = (next: number) => {
    go({ [filterNames.page]: next > 1 ? String(next) : null });
    scrollTo({ top: 0 });
  };
  return (
    <nav css={bar} aria-label={messages.pages}>
      <DeskButton disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        {messages.previous}
      </DeskButton>
      <span>
        {page} / {pages}
      </span>
      <DeskButton disabled={page >= pages} onClick={() => turnTo(page + 1)}>
        {messages.next}
      </DeskButton>
    </nav>
  );
};
