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
  ["http://crm.example/hook", "https://"],
  ["http://localhost.example", "https://"],
  ["ftp://crm.example", "https://"],
  ["crm.example/hook", "address"],
  ["https://user:secret@crm.example", "password"],
])("does not take %s, and says why without repeating it", (url, reason) => {
  const problem = webhookProblem({ url, secret });
  expect(problem).toContain(reason);
  expect(problem).not.toContain("secret@");
});

it("wants a secret that is base64", () => {
  expect(webhookProblem({ url: "https://crm.example" })).toContain("is not set");
  expect(webhookProblem({ url: "https://crm.example", secret: "whsec_" })).toContain("base64");
  expect(webhookProblem({ url: "https://crm.example", secret: "é?" })).toContain("base64");
  expect(webhookProblem({})).toBeUndefined();
});
