import { space } from "../theme/space";

/** How much of the next slide shows at the edge, without the gap. */
export const PEEK = `(${space[7]} - ${space[3]})`;
