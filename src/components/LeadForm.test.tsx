import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { LeadForm } from "./LeadForm";

const field = (label: string) => ({
  label,
  hint: `${label} : exemple`,
  error: `${label} à corriger`,
  tooLong: `${label} trop long`,
});

const mockContent = {
  settings: { leads: { anonymousKey: "key" } },
  interface: {
    accessibility: { closeNotice: "Fermer" },
    contact: {
      form: {
        required: "Tous les champs sont obligatoires.",
        name: field("Nom"),
        email: field("E-mail"),
        phone: field("Téléphone"),
        website: field("Site web"),
        message: field("Message"),
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

const typed = {
  Nom: "Élodie Besnard",
  "E-mail": "elodie@exemple.fr",
  Téléphone: "06 39 98 12 34",
  "Site web": "https://exemple.fr",
  Message: "Bonjour",
};

const answer = jest.fn();

beforeEach(() => {
  answer.mockReset();
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async (address, options) => {
    if (String(address).endsWith("visitor-pass")) throw new TypeError("no pass");
    return answer(JSON.parse(String(options?.body)));
  });
});

const values = () =>
  Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

const fillAndSend = async (texts: Record<string, string> = typed) => {
  const user = userEvent.setup();
  render(<LeadForm page="/services/seo" />);
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
};

it("sends the five fields and the page, then clears them and says so", async () => {
  answer.mockResolvedValue({ ok: true, json: async () => ({ id: 1 }) });
  await fillAndSend();
  expect(await screen.findByText("Message envoyé !")).toBeVisible();
  expect(answer).toHaveBeenCalledWith({
    name: "Élodie Besnard",
    email: "elodie@exemple.fr",
    phone: "06 39 98 12 34",
    website: "https://exemple.fr",
    message: "Bonjour",
    page: "/services/seo",
  });
  expect(values()).toEqual(["", "", "", "", ""]);
  expect(console.log).toHaveBeenCalledWith({ id: 1 });
});

it("keeps the typed values when the send fails, and says so", async () => {
  answer.mockRejectedValue(new TypeError("no network"));
  await fillAndSend();
  expect(await screen.findByText("Erreur")).toBeVisible();
  expect(values()).toEqual(Object.values(typed));
  expect(console.error).toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Envoyer" })).toBeEnabled();
});

it("is busy while it sends, and sends once", async () => {
  let finish: (response: object) => void = () => undefined;
  answer.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  await fillAndSend();
  const button = await screen.findByRole("button", { name: "Envoi en cours..." });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  finish({ ok: true, json: async () => ({}) });
  expect(await screen.findByText("Message envoyé !")).toBeVisible();
});

it("shows the server's message at its field", async () => {
  answer.mockResolvedValue({
    ok: false,
    status: 422,
    json: async () => ({ error: "invalid", fields: { phone: "Numéro inconnu" } }),
  });
  await fillAndSend();
  expect(await screen.findByLabelText("Téléphone")).toHaveAccessibleDescription(/Numéro inconnu/);
  expect(screen.getByLabelText("Téléphone")).toHaveFocus();
  expect(screen.queryByText("Erreur")).not.toBeInTheDocument();
});

it.each([
  ["Site web", "pas une url"],
  ["Site web", "a@exemple.fr"],
  ["E-mail", "a@exemple.fr/"],
  ["Nom", "\u200b\u3164"],
  ["Message", "\u2800 \u00ad"],
])(
  "finds wrong in %s what the function would: '%s', and leaves it as typed",
  async (label, value) => {
    await fillAndSend({ ...typed, [label]: value });
    expect(screen.getByRole("alert")).toHaveTextContent(`${label} à corriger`);
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(answer).not.toHaveBeenCalled();
  },
);

it("goes to the first wrong field and calls nothing", async () => {
  const user = userEvent.setup();
  render(<LeadForm page="/services/seo" />);
  await user.type(screen.getByLabelText("Nom"), "Élodie");
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Message à corriger");
  expect(answer).not.toHaveBeenCalled();
});

it("catches up with what was done before React: the website's scheme, the pass of whoever is typing", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<LeadForm page="/services/seo" />);
  screen.getByLabelText<HTMLInputElement>("Site web").value = "exemple.fr";
  screen.getByLabelText("Nom").focus();
  expect(fetch).not.toHaveBeenCalled();
  render(<LeadForm page="/services/seo" />, { container, hydrate: true });
  expect(screen.getByLabelText("Site web")).toHaveValue("https://exemple.fr");
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/visitor-pass$/), expect.anything()),
  );
});

it("tells what is left of a message near its limit, and not before", async () => {
  render(<LeadForm page="/" />);
  const message = screen.getByLabelText("Message");
  await userEvent.click(message);
  await userEvent.paste("a".repeat(8_000));
  expect(screen.queryByText(/caractères restants/)).not.toBeInTheDocument();
  await userEvent.paste("a".repeat(1_500));
  expect(screen.getByText("500 caractères restants")).toBeInTheDocument();
});
