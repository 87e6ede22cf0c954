import { css } from "@emotion/react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { phoneQuery } from "../../theme/breakpoints";
import { space } from "../../theme/space";
import { useAddress } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { Awaited } from "../components/Awaited";
import { dayOf } from "../time/dates";
import { useNow } from "../time/useNow";
import { useDocumentTitle } from "../useDocumentTitle";
import { useView } from "../useView";
import { AgendaList } from "./AgendaList";
import { AppointmentDialog } from "./AppointmentDialog";
import { AppointmentsHead } from "./AppointmentsHead";
import { APPOINTMENT, readPlace } from "./calendarPlace";
import { TimeGrid } from "./TimeGrid";

const WORKDAYS = 5;

const content = css`
  padding: 0 ${space[4]} ${space[5]};
`;

/** The team's calendar: a day or a week, on a phone the week as a list. */
export const AppointmentsScreen = () => {
  const { appointments: texts } = useTexts();
  const address = useAddress();
  const isPhone = useMediaQuery(phoneQuery);
  const place = readPlace(address, useNow());
  const { data, error, isLoading, refresh } = useView("appointments", {
    from: place.from,
    days: String(place.days.length),
  });
  const now = useNow(data?.now);
  const open = address.get(APPOINTMENT);
  useDocumentTitle(texts.title);

  // While another week is on its way, the one before is still there: it stands under its own days only.
  const shown = data?.appointments ?? [];
  const days = place.days.map((day) => ({
    day,
    isToday: day === dayOf(now),
    appointments: shown.filter(({ start }) => dayOf(start) === day),
  }));
  // A weekend as far as there is something in it.
  const last = days.findLastIndex(
    ({ isToday, appointments }) => isToday || appointments.length > 0,
  );
  const workdays = days.slice(0, Math.max(WORKDAYS, last + 1));

  const calendar = () => {
    if (place.span === "jour") return <TimeGrid days={days} now={now} />;
    return isPhone ? (
      <AgendaList days={workdays} now={now} />
    ) : (
      <TimeGrid days={workdays} now={now} />
    );
  };

  return (
    <>
      <AppointmentsHead place={place} isStale={Boolean(data && error)} />
      <div css={content} aria-busy={isLoading}>
        {data ? calendar() : <Awaited error={error} refresh={refresh} rows={7} />}
      </div>
      {open && <AppointmentDialog key={open} id={open} now={now} />}
    </>
  );
};
