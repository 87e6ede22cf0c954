import { fieldProblem, withScheme } from "./leadFields";

describe("withScheme", () => {
  it.each([
    ["exemple.fr", "https://exemple.fr"],
    ["  www.exemple.fr/page ", "https://www.exemple.fr/page"],
    ["http://exemple.fr", "http://exemple.fr"],
    ["HTTPS://exemple.fr", "HTTPS://exemple.fr"],
    ["", ""],
  ])("makes '%s' into '%s'", (typed, address) => {
    expect(withScheme(typed)).toBe(address);
  });
});

describe("fieldProblem", () => {
  const control = (attributes: { type?: string; value: string }) =>
    Object.assign(document.createElement("input"), { required: true, ...attributes });

  it("finds nothing wrong with a good value", () => {
    expect(fieldProblem(control({ type: "email", value: "e@exemple.fr" }))).toBeUndefined();
  });

  it.each([
    ["nothing", { value: "" }],
    ["only spaces", { value: "   " }],
    ["no e-mail address", { type: "email", value: "e@" }],
    ["no web address", { type: "url", value: "https://" }],
  ])("refuses %s", (_, attributes) => {
    expect(fieldProblem(control(attributes))).toBe("error");
  });
});
