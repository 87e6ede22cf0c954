import { whenCarouselNears } from "./whenCarouselNears";

let isPhone: boolean;
let observed: Element[];
let come: (isIntersecting: boolean) => void;
const action = jest.fn();

beforeEach(() => {
  action.mockClear();
  observed = [];
  document.body.innerHTML = '<div data-start-near=""></div><div></div>';
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      come = (isIntersecting) => notify([{ isIntersecting }]);
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => observed.splice(0);
  } as unknown as typeof IntersectionObserver;
});

const scroll = () => window.dispatchEvent(new Event("scroll"));

it("calls back once when a carousel comes near on a phone that was scrolled", () => {
  isPhone = true;
  whenCarouselNears(action);
  expect(observed).toEqual([]);
  scroll();
  expect(observed).toEqual([document.querySelector("[data-start-near]")]);
  come(false);
  expect(action).not.toHaveBeenCalled();
  come(true);
  expect(action).toHaveBeenCalledTimes(1);
  expect(observed).toEqual([]);
});

it("watches nothing on a wide screen, which has no carousel", () => {
  isPhone = false;
  whenCarouselNears(action);
  scroll();
  expect(observed).toEqual([]);
});
