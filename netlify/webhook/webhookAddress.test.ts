import { webhookProblem } from "./webhook";

const secret = "whsec_QWhzcXVlbGxlYmVsbGVqb3VybmVl";

it.each([
  ["https://crm.example/hook"],
  ["http://localhost:9000/hook"],
  ["http://127.0.0.1:9000"],
  ["http://[::1]:9000"],
])("takes %s", (url) => {
  expect(webhookProblem({ url, secret })).toBeUndefined();
});

it.each([
  ["http://crm.example/hook"],
  ["http://localhost.example"],
  ["ftp://crm.example"],
  ["crm.example/hook"],
  ["https://user:secret@crm.example"],
])("does not take %s", (url) => {
  expect(webhookProblem({ url, secret })).toBe("url");
});

it("wants a secret that is base64, and an address for it", () => {
  const url = "https://crm.example";
  for (const wrong of [undefined, "", "whsec_", "é?"]) {
    expect(webhookProblem({ url, secret: wrong })).toBe("secret");
  }
  expect(webhookProblem({ secret })).toBe("url");
  expect(webhookProblem({})).toBeUndefined();
});
