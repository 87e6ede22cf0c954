import { sampleFields } from "../testing/testBackend";
import { isEmailAddress } from "./emailAddress";
import { leadContent } from "./leadContent";
import { isPhoneNumber } from "./phoneNumber";
import { validateLead } from "./validateLead";
import { websiteAddress } from "./websiteAddress";

const texts = leadContent().texts.contact.form;

describe("a telephone number", () => {
  it.each([
    "06 39 98 12 34",
    "0639981234",
    "06.39.98.12.34",
    "06-39-98-12-34",
    "+33 6 39 98 12 34",
    "+33 (0)1 99 00 47 20",
    "0033 1 99 00 47 20",
    "+32 470 12 34 56",
    "+41 44 668 18 00",
    "+1 (202) 555-0143",
    "+44 20 7946 0958",
    "+49 30 901820",
    "+352 27 12 34 56",
    "+590 590 12 34 56",
    "+81 3-1234-5678",
  ])("can be %s", (typed) => expect(isPhoneNumber(typed)).toBe(true));

  it.each(["", "12", "bonjour", "00 00 00 00 00", "111111111", "06 39 98 12 34; rm", "+999 1"])(
    "cannot be «%s»",
    (typed) => expect(isPhoneNumber(typed)).toBe(false),
  );
});

describe("a website", () => {
  it.each([
    ["exemple.fr", "https://exemple.fr"],
    ["www.exemple.fr", "https://www.exemple.fr"],
    ["//exemple.fr/a", "https://exemple.fr/a"],
    ["exemple.fr:8080/a?b#c", "https://exemple.fr:8080/a?b#c"],
    ["http://exemple.fr", "http://exemple.fr"],
    ["HTTPS://Exemple.FR/Page", "HTTPS://Exemple.FR/Page"],
    ["https://café.fr", "https://café.fr"],
    ["société-générale.paris", "https://société-générale.paris"],
  ])("%s becomes %s", (typed, kept) => expect(websiteAddress(typed)).toBe(kept));

  it.each([
    "",
    "bonjour",
    "javascript:alert(1)",
    "JavaScript://exemple.fr/%0Aalert(1)",
    "mailto:a@exemple.fr",
    "ftp://exemple.fr",
    "data:text/html,x",
    "https://",
    "https://exemple .fr",
    "exem\nple.fr",
  ])("is not «%s»", (typed) => expect(websiteAddress(typed)).toBeNull());
});

describe("an e-mail address", () => {
  it.each([
    "elodie@exemple.fr",
    "elodie.martin+site@sous.domaine.exemple.co.uk",
    "o'neil@exemple.fr",
    "élodie@exemple.fr",
    "contact@société.fr",
    "x@xn--socit-esab.fr",
  ])("can be %s", (typed) => expect(isEmailAddress(typed)).toBe(true));

  it.each([
    "",
    "elodie",
    "elodie@",
    "@exemple.fr",
    "elodie@exemple",
    "a@b@exemple.fr",
    "a b@exemple.fr",
    "a@exemple.fr, c@exemple.fr",
    "a@exemple.fr\nBcc: c@exemple.fr",
    "<a@exemple.fr>",
    "a@127.0.0.1",
    "a@-exemple.fr",
    "a@exemple..fr",
  ])("cannot be «%s»", (typed) => expect(isEmailAddress(typed)).toBe(false));
});

describe("a lead", () => {
  it("is normalised: NFC, trimmed, one kind of line end", () => {
    const checked = validateLead(
      { ...sampleFields(), name: "  E\u0301lodie ", message: "un\r\ndeux\rtrois\n" },
      texts,
    );
    expect(checked).toMatchObject({
      valid: true,
      fields: { name: "Élodie", message: "un\ndeux\ntrois", website: "https://exemple.fr" },
    });
  });

  it("gets one French message for each refused field", () => {
    expect(validateLead({}, texts)).toMatchObject({
      valid: false,
      errors: {
        name: texts.name.error,
        email: texts.email.error,
        phone: texts.phone.error,
        website: texts.website.error,
        message: texts.message.error,
      },
    });
  });

  it("may be as long as the limits say, and no longer", () => {
    const longest = { ...sampleFields(), name: "é".repeat(200), message: "a".repeat(10_000) };
    expect(validateLead(longest, texts).valid).toBe(true);
    const longer = { ...longest, name: "é".repeat(201), message: "a".repeat(10_001) };
    expect(validateLead(longer, texts)).toMatchObject({
      errors: { name: texts.name.tooLong, message: texts.message.tooLong },
    });
  });
});
