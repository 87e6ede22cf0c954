import { headerHeight, space } from "./space";

/**
 * On wide screens, the side of the square beside the words of the home page's first screen, and of the one under it: the height of
 * the window, but for the header and the top of what follows, as long as the words have room.
 */
export const squareSide = `clamp(36rem, min(100svh - ${headerHeight} - ${space[7]}, 100vw - 38rem), 58rem)`;
