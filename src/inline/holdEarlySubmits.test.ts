import { holdEarlySubmits } from "./holdEarlySubmits";

const startReact = jest.fn();
const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation();
const requestSubmit = jest.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation();

const send = (html: string) => {
  document.body.innerHTML = html;
  const form = document.querySelector("form")!;
  const sent = () => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  return { form, sent };
};

beforeAll(() => holdEarlySubmits(startReact));
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it("sends the form through React, once, when React comes in time", () => {
  const { form, sent } = send('<form method="post"></form>');
  expect(sent()).toBe(false);
  expect(sent()).toBe(false);
  expect(startReact).toHaveBeenCalledTimes(1);
  form.dispatchEvent(new Event("enhanced"));
  jest.runAllTimers();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

it("lets the browser send it when React is late", () => {
  const { sent } = send('<form method="post"></form>');
  sent();
  jest.advanceTimersByTime(1600);
  expect(submit).toHaveBeenCalledTimes(1);
});

it("sends it no second time when React comes after the browser has sent it", () => {
  const { form, sent } = send('<form method="post"></form>');
  sent();
  jest.advanceTimersByTime(1600);
  form.dispatchEvent(new Event("enhanced"));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(requestSubmit).not.toHaveBeenCalled();
});

it.each(['<form method="post" data-enhanced></form>', '<form method="get"></form>'])(
  "leaves alone %s",
  (html) => {
    expect(send(html).sent()).toBe(true);
    expect(startReact).not.toHaveBeenCalled();
  },
);
