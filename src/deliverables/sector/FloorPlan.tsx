import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = { rooms: Queries.ValuationFragment["rooms"] };

/** Six rooms between thick outer walls; a gap in a wall is a door, a pale stretch a window. */
const plan = css`
  display: grid;
  grid-template: "living living kitchen" 1.25fr "living living entry" 0.75fr "south court bath" 1.1fr / 1fr 1fr 0.95fr;
  width: 100%;
  min-width: 0;
  aspect-ratio: 6 / 5;
  border: ${space[2]} solid ${colors.ink};
  ${type.caption}
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: ${space[2]};
    min-width: 0;
    line-height: 1.25;
    text-align: center;
    box-shadow: 0 0 0 2px ${colors.ink};
  }
  strong {
    ${type.figure}
    font-size: clamp(1rem, 2.4cqi, ${sizes.heading});
  }
  li:nth-of-type(1) {
    grid-area: living;
    background: ${colors.accentSoft};
  }
  li:nth-of-type(2) {
    grid-area: kitchen;
  }
  li:nth-of-type(3) {
    grid-area: south;
  }
  li:nth-of-type(4) {
    grid-area: court;
  }
  li:nth-of-type(5) {
    grid-area: bath;
  }
  li:nth-of-type(6) {
    grid-area: entry;
  }
  li::before,
  li:nth-of-type(1)::after {
    content: "";
    position: absolute;
    background: ${colors.surface};
  }
  /* Doors between the entry and the living room, and down to the three rooms of the night. */
  li:nth-of-type(6)::before {
    left: -4px;
    top: 25%;
    width: ${space[2]};
    height: 50%;
  }
  li:nth-of-type(n + 3):nth-of-type(-n + 5)::before {
    top: -4px;
    right: 12%;
    width: 28%;
    height: ${space[2]};
  }
  /* Windows in the outer wall. */
  li:nth-of-type(1)::before {
    left: -${space[2]};
    top: 20%;
    width: ${space[2]};
    height: 55%;
    background: ${colors.warm};
  }
  li:nth-of-type(1)::after {
    left: 30%;
    top: -${space[2]};
    width: 40%;
    height: ${space[2]};
    background: ${colors.warm};
  }
`;

/** The plan of a flat, each room with its surface. */
export const FloorPlan = ({ rooms }: Props) => (
  <ul css={plan}>
    {rooms.map(({ label, value }) => (
      <li key={label}>
        {label} <strong>{value}</strong>
      </li>
    ))}
  </ul>
);
