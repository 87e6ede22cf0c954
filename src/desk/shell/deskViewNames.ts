/** The screens, as the address names them; the first is where one arrives. */
export const deskViews = ["messages", "rendez-vous", "chiffres", "compte"] as const;
export type DeskView = (typeof deskViews)[number];

/** The parameter of the address that names the screen. */
export const VIEW = "vue";

/** The screen that an address names. */
export const screenInAddress = (address: URLSearchParams): DeskView =>
  deskViews.find((view) => view === address.get(VIEW)) ?? deskViews[0];
