import { css } from "@emotion/react";
import { ArrowLeft, FileQuestion } from "lucide-react";
import type { Session } from "../../../contract/desk";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { DeskAnchor } from "../address/DeskAnchor";
import { useTexts } from "../deskTexts";
import { Awaited } from "../components/Awaited";
import { Blank } from "../components/Blank";
import { useView } from "../useView";
import { LeadView } from "./LeadView";
import { LEAD } from "./leadFilters";

const pane = css`
  min-width: 0;
  background: ${colors.surface};
`;

const back = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding-inline: ${space[4]};
  color: ${colors.accent};
  font-weight: 600;
  text-decoration: none;
  ${from.desktop} {
    display: none;
  }
`;

type Props = { id: string; now: number; session: Session };

/** One message, or why there is none. */
export const LeadPane = ({ id, now, session }: Props) => {
  const { lead: texts, shell } = useTexts();
  const { data, error, refresh } = useView("lead", { id });
  const isGone = error?.status === 404 || error?.status === 400;
  return (
    <section css={pane} aria-label={texts.message}>
      <DeskAnchor css={back} to={{ [LEAD]: null }}>
        <ArrowLeft size="1.125rem" aria-hidden />
        {texts.back}
      </DeskAnchor>
      {isGone ? (
        <Blank icon={FileQuestion} {...shell.unknown} isAlert />
      ) : data ? (
        <LeadView lead={data} now={now} session={session} />
      ) : (
        <Awaited error={error} refresh={refresh} />
      )}
    </section>
  );
};
