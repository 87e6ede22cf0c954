import { provideIntersections } from "./provide.fixture";
import { whenCarouselNears } from "./whenCarouselNears";

let isPhone: boolean;
let near: ReturnType<typeof provideIntersections>;
const action = jest.fn();

beforeEach(() => {
  action.mockClear();
  document.body.innerHTML = '<div data-start-near=""></div><div></div>';
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  near = provideIntersections();
});

const scroll = () => window.dispatchEvent(new Event("scroll"));

it("calls back once when a carousel comes near on a phone that was scrolled", () => {
  isPhone = true;
  whenCarouselNears(action);
  expect(near.observed.size).toBe(0);
  scroll();
  const carousel = document.querySelector("[data-start-near]")!;
  expect([...near.observed]).toEqual([carousel]);
  near.come(carousel, false);
  expect(action).not.toHaveBeenCalled();
  near.come(carousel);
  expect(action).toHaveBeenCalledTimes(1);
  expect(near.observed.size).toBe(0);
});

it("watches nothing on a wide screen, which has no carousel", () => {
  isPhone = false;
  whenCarouselNears(action);
  scroll();
  expect(near.observed.size).toBe(0);
});
