import { css } from "@emotion/react";
import { sendChange } from "../../requests/deskRequests";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { go } from "../address/useAddress";
import { counted, useTexts } from "../deskTexts";
import { notify } from "../notices/noticeStore";
import { DeskButton } from "../components/DeskButton";
import { Dialog } from "../components/Dialog";
import { Skeleton } from "../components/Skeleton";
import { useProblem } from "../useProblem";
import { useRefresh } from "../useRefresh";
import { useView } from "../useView";
import { LEAD } from "./leadFilters";

const content = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  p {
    overflow-wrap: anywhere;
  }
  p + p {
    color: ${colors.muted};
  }
`;

type Props = { email: string; onClose: () => void };

/** Shows what erasing a person would delete. It is done some seconds later: nothing else takes it back. */
export const EraseDialog = ({ email, onClose }: Props) => {
  const { lead: texts, shell } = useTexts();
  const { data, error } = useView("person", { email });
  const refresh = useRefresh();
  const problem = useProblem();
  const erase = () => {
    onClose();
    go({ [LEAD]: null });
    notify(`${texts.done.erasing} · ${email}`, {
      undo: () => notify(shell.undone),
      settle: (last) =>
        void sendChange({ action: "erase", email }, last).then(() => {
          notify(texts.done.erased);
          return refresh();
        }, problem),
    });
  };
  return (
    <Dialog title={texts.erase} closeLabel={shell.close} onClose={onClose}>
      {data ? (
        <div css={content}>
          <p>
            <strong>{data.email}</strong>
            <br />
            {counted(data.leads, texts.eraseLeads)},{" "}
            {counted(data.appointments, texts.eraseAppointments)}
          </p>
          <p>{texts.eraseText}</p>
          <DeskButton appearance="danger" onClick={erase}>
            {texts.eraseAction}
          </DeskButton>
        </div>
      ) : error ? (
        <p role="alert">{shell.failed.text}</p>
      ) : (
        <Skeleton label={shell.loading} rows={2} />
      )}
    </Dialog>
  );
};
