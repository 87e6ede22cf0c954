import { css } from "@emotion/react";
import { LogOut } from "lucide-react";
import { useSWRConfig } from "swr";
import type { Session } from "../../../contract/desk";
import { sendChange, viewAddress } from "../../requests/deskRequests";
import { colors } from "../../theme/colors";
import { useTexts } from "../deskTexts";
import { settleAll } from "../notices/noticeStore";
import { DeskButton } from "../components/DeskButton";
import { panelGrid } from "../components/panelGrid";
import { ScreenHead } from "../components/ScreenHead";
import { useDocumentTitle } from "../useDocumentTitle";
import { useProblem } from "../useProblem";
import { Journal } from "./Journal";
import { SessionList } from "./SessionList";

const who = css`
  color: ${colors.muted};
  overflow-wrap: anywhere;
`;

/** Whose session this is, all of one's sessions, and what the team did. */
export const AccountScreen = ({ session }: { session: Session }) => {
  const { account: texts, shell } = useTexts();
  const { mutate } = useSWRConfig();
  const problem = useProblem();
  useDocumentTitle(texts.title);
  const leave = async () => {
    // What is announced needs the session that is about to end.
    settleAll();
    try {
      await sendChange({ action: "sign-out" });
    } catch (error) {
      problem(error);
    }
    // Nothing that was read stays behind for the next who sits down here.
    await mutate((key) => key !== viewAddress("session"), undefined, { revalidate: false });
    await mutate(viewAddress("session"));
  };
  return (
    <>
      <ScreenHead
        title={texts.title}
        note={
          <p css={who}>
            {texts.signedInAs} {session.email}
          </p>
        }
        actions={
          <DeskButton onClick={() => void leave()}>
            <LogOut size="1rem" aria-hidden />
            {shell.signOut}
          </DeskButton>
        }
      />
      <div css={panelGrid}>
        <SessionList />
        <Journal />
      </div>
    </>
  );
};
