/**
 * The palette by role: each has a light and a dark value. Paper and ink, a ballpoint-blue accent, and an orange
 * as its warm second. Pages use `colors`; the values themselves are for pictures, which know no CSS.
 */
export const palette = {
  paper: ["#FBF8F1", "#0B0E1A"],
  tint: ["#F4EEE1", "#141A31"],
  surface: ["#FFFFFF", "#252E59"],
  ink: ["#12172B", "#F3EFE6"],
  muted: ["#545A70", "#B4BBD0"],
  /** Background of ink bands, dark in both themes; in the dark one blue, or they would vanish. */
  inkBand: ["#12172B", "#1A2274"],
  /** The same where ground and neighbours are dark too: in the dark theme the colour of paper. */
  inkCard: ["#12172B", "#0B0E1A"],
  scrim: ["#12172B99", "#000000B3"],
  line: ["#DDD5C4", "#46517F"],
  control: ["#858A9C", "#7C86A6"],
  accent: ["#2436FF", "#8E9BFF"],
  accentStrong: ["#1220B8", "#B4BDFF"],
  onAccent: ["#FFFFFF", "#0E1220"],
  /** Background of primary buttons. */
  action: ["#2436FF", "#4453FF"],
  actionStrong: ["#1220B8", "#2F3FF0"],
  onAction: ["#FFFFFF", "#FFFFFF"],
  accentSoft: ["#E3E6FF", "#232C5C"],
  warm: ["#E8551C", "#FF8A57"],
  /** The warm colour where it writes small words. */
  warmText: ["#B23A0C", "#FF8A57"],
  warmSoft: ["#FFE4D3", "#46304A"],
  /** Orange bands, the same in both themes. */
  warmBackground: ["#FF8A57", "#FF8A57"],
  danger: ["#B3261E", "#FF9C92"],
  dangerSoft: ["#FCE7E4", "#43201F"],
  success: ["#0F6B45", "#6FD6A4"],
  successSoft: ["#DDF3E7", "#12382A"],
  /** Green of a deliverable: apart, so that a notice can change its colour alone. */
  greenSoft: ["#DDF3E7", "#17455A"],
} as const;

const propertyName = (role: string) =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `var(--…)` of each role, for use in any CSS value. */
export const colors = Object.fromEntries(
  Object.keys(palette).map((role) => [role, `var(${propertyName(role)})`]),
) as Record<keyof typeof palette, string>;

/** Declarations for `:root`: every role in its light and dark value, switched by `color-scheme`. */
export const colorProperties = Object.entries(palette)
  .map(([role, values]) => `${propertyName(role)}:light-dark(${values.join()});`)
  .join("");

/** On screen, turns the roles inside an element into their dark values, whatever the theme (ink bands). */
export const darkRoles = `@media screen and (forced-colors: none) { color-scheme: dark; color: ${colors.ink}; }`;

/** The same on the background of primary buttons, where pale roles are hard to read: white text, buttons in the colour of paper. */
export const actionRoles = `${darkRoles} @media screen and (forced-colors: none) {
  --accent: ${palette.onAction[0]}; --muted: ${palette.onAction[0]}; --line: color-mix(in srgb, ${palette.onAction[0]} 45%, transparent);
  --action: ${palette.paper[0]}; --action-strong: ${palette.accentSoft[0]}; --on-action: ${palette.action[0]}; }`;

/** Page colours for `<meta name="theme-color">`, light and dark. */
export const themeColors = { light: palette.paper[0], dark: palette.paper[1] };

/** The same for pages with a coloured hero. */
export const colouredHeroColors = { light: palette.action[0], dark: palette.action[0] };
