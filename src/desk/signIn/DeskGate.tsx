import { CloudOff } from "lucide-react";
import { DeskOpening } from "../DeskOpening";
import { useTexts } from "../deskTexts";
import { Blank } from "../components/Blank";
import { DeskButton } from "../components/DeskButton";
import { DeskShell } from "../shell/DeskShell";
import { SignInLayout } from "./SignInLayout";
import { EnterByLink } from "./EnterByLink";
import { RequestLink } from "./RequestLink";
import { useLinkToken } from "./useLinkToken";
import { useSession } from "./useSession";

/** Decides what whoever came here sees first. */
export const DeskGate = ({ wordmark }: { wordmark: string | undefined }) => {
  const { page, shell } = useTexts();
  const [token, forgetToken] = useLinkToken();
  const { session, wasOpen, error, refresh } = useSession();
  if (token)
    return (
      <SignInLayout wordmark={wordmark}>
        <EnterByLink
          key={token}
          token={token}
          onEntered={(entered) => {
            forgetToken();
            void refresh(entered, { revalidate: false });
          }}
          onAgain={forgetToken}
        />
      </SignInLayout>
    );
  if (session) return <DeskShell wordmark={wordmark} session={session} />;
  if (session === null)
    return (
      <SignInLayout wordmark={wordmark}>
        <RequestLink isOver={wasOpen} />
      </SignInLayout>
    );
  if (!error) return <DeskOpening texts={page} />;
  return (
    <SignInLayout wordmark={wordmark}>
      <Blank icon={CloudOff} {...shell.failed} isAlert>
        <DeskButton appearance="primary" onClick={() => void refresh()}>
          {shell.retry}
        </DeskButton>
      </Blank>
    </SignInLayout>
  );
};
