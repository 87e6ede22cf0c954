import { logMissingPath } from "./logMissingPath";
import { whenActivated } from "./whenActivated";

const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, "prerendering", { value, configurable: true });

afterEach(() => prerendering(undefined));

it("acts at once on a page that the visitor asked for", () => {
  const action = jest.fn();
  whenActivated(action);
  expect(action).toHaveBeenCalledTimes(1);
});

it("waits on a page that is only prepared, until it is shown", () => {
  const action = jest.fn();
  prerendering(true);
  whenActivated(action);
  expect(action).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(action).toHaveBeenCalledTimes(1);
});

it("logs the missing path on the page that says so, and on no other", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  logMissingPath();
  expect(log).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/page-inconnue");
  document.body.innerHTML = "<p data-missing-page></p>";
  logMissingPath();
  expect(log).toHaveBeenCalledWith("404: no page at", "/page-inconnue");
  log.mockRestore();
});
