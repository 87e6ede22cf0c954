import { isEmailAddress } from "./emailAddress";
import type { LeadFields } from "./leadFields";
import { findProblems, normaliseLead } from "./leadRules";
import { websiteAddress } from "./websiteAddress";

const lead: LeadFields = {
  name: "Élodie Martin",
  email: "elodie@exemple.fr",
  phone: "06 39 98 12 34",
  website: "exemple.fr",
  message: "Bonjour",
};

describe("an e-mail address", () => {
  it.each([
    "elodie@exemple.fr",
    "prénom.nom+x@sous.domaine.fr",
    "o'neil@exemple.fr",
    "élodie@exemple.fr",
    "contact@société.fr",
    `${"a".repeat(64)}@exemple.fr`,
    `a@${"b".repeat(63)}.fr`,
  ])("can be %s", (typed) => expect(isEmailAddress(typed)).toBe(true));

  it.each([
    "",
    "elodie@exemple",
    "a@b@exemple.fr",
    "a@exemple.fr, c@exemple.fr",
    "a@exemple.fr\nBcc: c@exemple.fr",
    "a@exemple.fr\0",
    "Élodie <a@exemple.fr>",
    '"a"@exemple.fr',
    "<a@exemple.fr>",
    "a@exemple.fr (nom)",
    "mailto:a@exemple.fr",
    "a@127.0.0.1",
    "a@exemple.fr/",
    "a@exemple.fr#>,<evil",
    "a@ex℀mple.fr",
    "a\u202eb@exemple.fr",
    `a@${"b".repeat(64)}.fr`,
    `a@${"ü".repeat(60)}.fr`,
  ])("cannot be «%s»", (typed) => expect(isEmailAddress(typed)).toBe(false));
});

describe("a website", () => {
  it.each([
    ["exemple.fr", "https://exemple.fr"],
    ["www.exemple.fr/chemin?x=1#y", "https://www.exemple.fr/chemin?x=1#y"],
    ["//exemple.fr/a", "https://exemple.fr/a"],
    ["http://exemple.fr", "http://exemple.fr"],
    ["HTTPS://Exemple.FR/Page", "HTTPS://Exemple.FR/Page"],
    ["société-générale.paris", "https://société-générale.paris"],
    ["ma_boutique.exemple.fr", "https://ma_boutique.exemple.fr"],
    ["https://exemple.fr/@compte", "https://exemple.fr/@compte"],
    ["exemple.fr?mail=a@b.fr", "https://exemple.fr?mail=a@b.fr"],
    ["https://exemple.fr.", "https://exemple.fr."],
    ["https://203.0.113.7/a", "https://203.0.113.7/a"],
  ])("%s becomes %s", (typed, kept) => expect(websiteAddress(typed)).toBe(kept));

  it.each([
    "",
    "bonjour",
    "https://pas une url",
    "a@exemple.fr",
    "https://a:b@exemple.fr",
    "javascript:alert(1)",
    "mailto:a@exemple.fr",
    "ftp://exemple.fr",
    "exem\nple.fr",
    "https://exemple.fr\\@autre.fr",
  ])("is not «%s»", (typed) => expect(websiteAddress(typed)).toBeUndefined());

  it("stays one however often it is asked", () => {
    // Node 20's URL.canParse begins to refuse hosts with accents once it is called often.
    const answers = Array.from({ length: 10_000 }, () => websiteAddress("https://café.fr"));
    expect(answers.filter((answer) => answer === undefined)).toEqual([]);
  });
});

describe("a lead", () => {
  it.each([
    ["zero-width space", "\u200b"],
    ["bidi marks", "\u200e\u202a\u202c\u2066\u2069"],
    ["soft hyphen", "\u00ad"],
    ["Hangul fillers", "\u3164\uffa0\u115f"],
    ["empty Braille cell", "\u2800"],
    ["byte order mark and word joiner", "\ufeff\u2060"],
    ["variation selectors", "\ufe0f\u{e0100}"],
    ["no-break spaces", "\u00a0\u202f\u3000"],
  ])("has no name and no message of %s alone", (_, text) => {
    expect(findProblems(normaliseLead({ ...lead, name: text, message: text }))).toEqual({
      name: "error",
      message: "error",
    });
  });

  it("may have an emoji for a message, and marks between its letters", () => {
    const fields = { ...lead, name: "مو\u200cسى", message: "👩‍👩‍👧‍👧" };
    expect(findProblems(normaliseLead(fields))).toEqual({});
  });

  it("is normalised: NFC, trimmed, one kind of line end, a whole address, no control character, which Postgres or a calendar refuses", () => {
    const message = "un\r\ndeux\rtro\0is\vqua\u0001tre\n";
    expect(normaliseLead({ ...lead, name: "  E\u0301lodie\tMartin ", message })).toEqual({
      ...lead,
      message: "un\ndeux\ntrois\nquatre",
      website: "https://exemple.fr",
    });
  });

  it("stays as it is where marks are heaped: to sort a million takes minutes", () => {
    const message = `a${"\u0301\u0323".repeat(100)}`;
    expect(normaliseLead({ ...lead, message }).message).toBe(message);
  });

  it("loses the marks that a copied address or number brings along", () => {
    const copied = {
      ...lead,
      email: "\u200belodie@exemple.fr\u200b",
      phone: "\u202a06 39 98 12 34\u202c",
      website: "exemple.fr\ufeff",
    };
    expect(normaliseLead(copied)).toEqual(normaliseLead(lead));
  });

  it("may be as long as the limits say, counted as the browser does, and no longer", () => {
    const longest = { ...lead, name: "é".repeat(200), message: "😀".repeat(5_000) };
    expect(findProblems(normaliseLead(longest))).toEqual({});
    const longer = { ...longest, name: "é".repeat(201), message: "😀".repeat(5_001) };
    expect(findProblems(normaliseLead(longer))).toEqual({ name: "tooLong", message: "tooLong" });
  });
});
