import { leadFields } from "../../contract/leadFields";
import { errorTexts, findProblems, normaliseLead } from "../../contract/leadRules";
import { leadContent } from "./leadContent";
import { isPhoneNumber } from "./phoneNumber";

const texts = leadContent().texts.contact.form;

describe("a telephone number", () => {
  it.each([
    "06 39 98 12 34",
    "+33 (0)1 99 00 47 20",
    "(+1) (202) 555-0143",
    "06\u00a039·98_12,34",
    "\u202a+33 6 39 98 12 34\u202c",
    "tel:+33639981234",
    "01 99 00 47 20, poste 12",
  ])("can be %s", (typed) => expect(isPhoneNumber(typed)).toBe(true));

  it.each([
    "bonjour",
    "111111111",
    "06 39 98 12 34; rm",
    "06 39 98 12\0 34",
    "+999 1",
    "06 12 34 56 7",
    "06 39 98 12 34 5",
  ])("cannot be «%s»", (typed) => expect(isPhoneNumber(typed)).toBe(false));
});

it("each field of a lead has its own message, which knows its limit and is typeset as the pages are", () => {
  const messages = leadFields.map(({ name }) => [name, texts[name].error]);
  expect(errorTexts(findProblems(normaliseLead({})), texts)).toEqual(Object.fromEntries(messages));
  for (const { name, maxLength } of leadFields)
    expect(texts[name].tooLong.replace(/\s/g, "")).toContain(`${maxLength}caractères`);
  expect(JSON.stringify(texts)).not.toContain("'");
  expect(texts.phone.error).toContain("exemple\u00a0: 06\u00a039");
});
