/** What floats above the page. On dark ground only its border shows that it does. */
export const shadows = {
  menu: "0 0.5rem 1.5rem rgb(0 0 0 / 0.16)",
  notice: "0 0.5rem 2rem rgb(0 0 0 / 0.25)",
} as const;
