import { useMemo } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { viewAddress, type RequestError } from "../requests/deskRequests";
import { Notices } from "./notices/Notices";
import { DeskGate } from "./signIn/DeskGate";

const SESSION = viewAddress("session");

/** The team's desk: whoever is signed in sees its screens, everybody else the form that mails a link. */
export const Desk = ({ wordmark }: { wordmark: string | undefined }) => {
  const { mutate } = useSWRConfig();
  const settings = useMemo(
    () => ({
      // A session that is over shows wherever it is noticed.
      onError: ({ status }: RequestError, address: string) => {
        if (status === 401 && address !== SESSION) void mutate(SESSION);
      },
    }),
    [mutate],
  );
  return (
    <SWRConfig value={settings}>
      <DeskGate wordmark={wordmark} />
      <Notices />
    </SWRConfig>
  );
};
