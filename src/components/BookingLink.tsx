import { useSharedContent } from "../hooks/useSharedContent";
import { ButtonLink } from "../ui/Button";

/** The button to book an appointment: on the site's own page, on another service's, or, without either, by the form. */
export const BookingLink = () => {
  const { settings, interface: texts } = useSharedContent();
  return <ButtonLink href={settings.booking.page}>{texts.contact.booking.action}</ButtonLink>;
};
