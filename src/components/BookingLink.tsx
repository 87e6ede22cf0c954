import { useSharedContent } from "../hooks/useSharedContent";
import { ButtonLink } from "../ui/Button";

/** The site's own booking page. */
const BOOKING_PATH = "/rendez-vous";

/** The button to book an appointment: on the site's own page, or on another that the settings name. */
export const BookingLink = () => {
  const { settings, interface: texts } = useSharedContent();
  return (
    <ButtonLink href={settings.booking.url || BOOKING_PATH}>
      {texts.contact.booking.action}
    </ButtonLink>
  );
};
