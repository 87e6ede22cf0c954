import { css } from "@emotion/react";
import { MonitorSmartphone } from "lucide-react";
import type { SessionEntry } from "../../../contract/desk";
import { sendChange } from "../../requests/deskRequests";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { useTexts } from "../deskTexts";
import { notify } from "../notices/noticeStore";
import { Badge } from "../components/Badge";
import { DeskButton } from "../components/DeskButton";
import { Skeleton } from "../components/Skeleton";
import { TitledPanel } from "../components/TitledPanel";
import { momentText } from "../time/dates";
import { useProblem } from "../useProblem";
import { useView } from "../useView";
import { browserOf } from "./browserOf";

const list = css`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
  }
  svg {
    margin-top: 0.125rem;
    color: ${colors.muted};
  }
  strong {
    margin-right: ${space[2]};
  }
  small {
    display: block;
    color: ${colors.muted};
    font-size: 0.8125rem;
  }
  button {
    grid-column: 2;
    justify-self: start;
  }
`;

/** One's own sessions; each but the present one can be closed from here. */
export const SessionList = () => {
  const { account: texts, shell } = useTexts();
  const { data, error, refresh } = useView("sessions");
  const problem = useProblem();
  const revoke = async ({ id }: SessionEntry) => {
    try {
      await sendChange({ action: "revoke", id });
      notify(texts.revoked);
    } catch (failure) {
      problem(failure);
    }
    await refresh();
  };
  const nameOf = (agent: string) => {
    const { browser, system } = browserOf(agent);
    if (!browser) return agent || texts.unknownAgent;
    return system ? `${browser} ${texts.on} ${system}` : browser;
  };
  return (
    <TitledPanel title={texts.sessions} text={texts.sessionsText}>
      {data ? (
        <ul css={list}>
          {data.sessions.map((session) => (
            <li key={session.id}>
              <MonitorSmartphone size="1.25rem" aria-hidden />
              <div>
                <strong>{nameOf(session.agent)}</strong>
                {session.isThis && <Badge tone="success">{texts.thisOne}</Badge>}
                <small>
                  {texts.opened} {momentText(session.createdAt)}, {texts.lastSeen}{" "}
                  {momentText(session.lastSeenAt)}, {texts.expires} {momentText(session.expiresAt)}
                </small>
              </div>
              {!session.isThis && (
                <DeskButton appearance="danger" onClick={() => void revoke(session)}>
                  {texts.revoke}
                </DeskButton>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <p role="alert">{shell.failed.title}</p>
      ) : (
        <Skeleton label={shell.loading} rows={2} />
      )}
    </TitledPanel>
  );
};
