/** The page on which the site itself books. */
export const ownBookingPage = "/rendez-vous";

/**
 * Where 'Réserver un créneau' leads: to another service's page, which site.yaml names; else to our own, if there is a
 * calendar (`content/booking.yaml`); else to the form. Whether the site books by itself is decided here and nowhere else.
 */
export const bookingPage = (serviceUrl: string | undefined, hasCalendar: boolean) =>
  serviceUrl || (hasCalendar ? ownBookingPage : "/#contact");
