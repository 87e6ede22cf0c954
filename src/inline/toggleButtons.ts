/** Buttons marked `data-toggle` flip their `aria-pressed`; what that does is in CSS. */
export const toggleButtons = () =>
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[data-toggle]");
    const pressed = button?.getAttribute("aria-pressed") === "true";
    button?.setAttribute("aria-pressed", String(!pressed));
  });
