import { colors } from "./colors";

const lines = (size: string, color: string) => `
  linear-gradient(${color} 1px, transparent 1px) 0 0 / ${size} ${size},
  linear-gradient(90deg, ${color} 1px, transparent 1px) 0 0 / ${size} ${size}`;

const faint = `color-mix(in srgb, ${colors.grid} 45%, transparent)`;

/** Millimetre paper as the ground of a band: fine lines every 8 px, stronger ones every 80 px. */
export const millimetrePaper = `
  background: ${lines("5rem", colors.grid)}, ${lines("0.5rem", faint)}, ${colors.paper};
`;
