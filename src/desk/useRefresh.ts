import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { AppointmentDetail } from "../../contract/deskAppointments";
import type { LeadDetail } from "../../contract/deskLeads";
import { viewAddress } from "../requests/deskRequests";

/** After a change: shows the changed row at once, and asks for all else that is shown again. */
export const useRefresh = () => {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (row?: { lead: LeadDetail } | { appointment: AppointmentDetail }) => {
      const shown = row && "lead" in row ? row.lead : row?.appointment;
      const address =
        shown && viewAddress("lead" in (row ?? {}) ? "lead" : "appointment", { id: shown.id });
      if (address) await mutate(address, shown, { revalidate: false });
      await mutate((key) => typeof key === "string" && key !== address);
    },
    [mutate],
  );
};
