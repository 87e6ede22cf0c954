import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import type { LeadFieldName } from "../../contract/leadFields";
import { startIsland } from "../islands/start";
import { LeadForm } from "./LeadForm";

const field = (label: string) => ({
  label,
  hint: `${label} : exemple`,
  error: `${label} à corriger`,
  tooLong: `${label} trop long`,
});

const fields: Record<LeadFieldName, unknown> = {
  name: field("Nom"),
  email: field("E-mail"),
  phone: field("Téléphone"),
  website: field("Site web"),
  message: field("Message"),
};

const mockContent = {
  settings: { leads: { anonymousKey: "key" } },
  interface: {
    accessibility: { closeNotice: "Fermer" },
    contact: {
      form: {
        required: "Tous les champs sont obligatoires.",
        ...fields,
        remaining: "caractères restants",
        honeypot: "Laissez vide",
        submit: "Envoyer",
        submitting: "Envoi en cours...",
        errorSummary: "Erreurs",
        privacy: "<p>Vie privée</p>",
      },
      success: { title: "Message envoyé !", text: "À bientôt." },
      failure: { title: "Erreur", text: "Réessayez.", alternative: "Appelez-nous." },
    },
  },
};

jest.mock("../hooks/useSharedContent", () => ({ useSharedContent: () => mockContent }));

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("no pass"));
});

// What it does with a message is seen in a browser: e2e/contact-form.spec.ts and contact-notices.spec.ts.

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<LeadForm page="/services/seo" />);
});

const start = () => act(() => startIsland(document.querySelector("form")!));

it("catches up with what was done before React: the website's scheme, the pass of a visitor who types", async () => {
  screen.getByLabelText<HTMLInputElement>("Site web").value = "exemple.fr";
  screen.getByLabelText("Nom").focus();
  expect(fetch).not.toHaveBeenCalled();
  start();
  expect(screen.getByLabelText("Site web")).toHaveValue("https://exemple.fr");
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/visitor-pass$/), expect.anything()),
  );
});

it("leaves the form's own elements as they are", () => {
  const before = [...document.querySelectorAll("form *")];
  start();
  expect([...document.querySelectorAll("form *")]).toEqual(before);
});

it("tells what is left of a message near its limit, and not before", async () => {
  start();
  const message = screen.getByLabelText("Message");
  await userEvent.click(message);
  await userEvent.paste("a".repeat(8_000));
  expect(screen.queryByText(/caractères restants/)).not.toBeInTheDocument();
  await userEvent.paste("a".repeat(1_500));
  expect(screen.getByText("500 caractères restants")).toBeInTheDocument();
});

it("marks what is wrong, also where a browser's extension has removed a place for it", async () => {
  document.querySelector("[role=alert]")!.remove();
  start();
  await userEvent.click(screen.getByRole("button", { name: "Envoyer" }));
  const name = screen.getByLabelText("Nom");
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription("Nom : exemple Nom à corriger");
  expect(screen.getAllByRole("link")).toHaveLength(Object.keys(fields).length);
});
