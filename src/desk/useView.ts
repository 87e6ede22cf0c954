import useSWR from "swr";
import type { DeskViews } from "../../contract/desk";
import { RequestError, fetchView, viewAddress } from "../requests/deskRequests";

/** Milliseconds after which what is shown is asked for again, while somebody looks at it. */
const REFRESH = 15_000;

/**
 * A view of the desk: kept up to date while it is shown, and at once when its window comes to the front, so that two people see
 * each other's changes. What was read stays while newer data is on its way or cannot be had.
 *
 * @param parameters of the view; null to ask for nothing
 */
export const useView = <Name extends keyof DeskViews>(
  view: Name,
  parameters: Record<string, string> | null = {},
) => {
  const { data, error, isLoading, mutate } = useSWR<DeskViews[Name], RequestError>(
    parameters && viewAddress(view, parameters),
    fetchView as (address: string) => Promise<DeskViews[Name]>,
    {
      refreshInterval: REFRESH,
      focusThrottleInterval: 1_000,
      keepPreviousData: true,
      shouldRetryOnError: ({ status }: RequestError) => status === 0 || status >= 500,
    },
  );
  return { data, error, isLoading, refresh: mutate };
};
