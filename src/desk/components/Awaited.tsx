import { CloudOff } from "lucide-react";
import type { RequestError } from "../../requests/deskRequests";
import { useTexts } from "../deskTexts";
import { Blank } from "./Blank";
import { DeskButton } from "./DeskButton";
import { Skeleton } from "./Skeleton";

type Props = {
  error: RequestError | undefined;
  /** Asks once more. */
  refresh: () => Promise<unknown>;
  /** About how many rows there will be. */
  rows?: number;
};

/** What stands where a view is not there yet: that it comes, or that it could not be had. */
export const Awaited = ({ error, refresh, rows }: Props) => {
  const { shell } = useTexts();
  // Whoever is signed out is asked to sign in.
  return error && error.status !== 401 ? (
    <Blank icon={CloudOff} {...shell.failed} isAlert>
      <DeskButton onClick={() => void refresh()}>{shell.retry}</DeskButton>
    </Blank>
  ) : (
    <Skeleton label={shell.loading} rows={rows} />
  );
};
