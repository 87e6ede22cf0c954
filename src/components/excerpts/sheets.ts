import { css } from "@emotion/react";
import { colors, darkRoles } from "../../theme/colors";
import { radii, space } from "../../theme/space";

/** Sizes of words in an excerpt: as on a sheet seen from a little farther away, and no smaller. */
export const fine = { note: "0.75rem", text: "0.8125rem" } as const;

/** What lies upon the ground, with the shadow that it throws there. */
const lying = css`
  position: absolute;
  border-radius: ${radii.card};
  box-shadow:
    0 0 0 1px light-dark(color-mix(in srgb, ${colors.scrim} 16%, transparent), ${colors.line}),
    0 1.25rem 2rem -1rem ${colors.scrim};
`;

/** A sheet of the work. */
export const sheet = css`
  ${lying}
  background: ${colors.surface};
  color: ${colors.ink};
`;

/** Its counterpart in ink, which lies in front or behind. */
export const inkSheet = css`
  ${lying}
  background: ${colors.paper};
  ${darkRoles}
`;

/** Where the picture is as low as on phones, which calls for fewer words. */
export const compact = "@container (max-height: 18rem)";

/** Where it is hardly wider than three fingers: three columns on a small desktop. */
export const narrow = "@container (max-width: 21rem)";

/** Where it stands on two columns of four. */
export const broad = "@container (min-width: 32rem)";

/** How far a sheet runs on beyond the edge that cuts it. */
export const beyond = `calc(-1 * ${space[4]})`;
