/** Colours of the raster covers: one ink ground that suits pages of both themes. */
export const palette = {
  ground: "#12172B",
  gridFine: "#191F38",
  gridStrong: "#222A4A",
  dim: "#39436E",
  mid: "#5B67A8",
  blue: "#8E9BFF",
  deepBlue: "#2436FF",
  warm: "#FF8A57",
  deepWarm: "#E8551C",
  cream: "#F3EFE6",
} as const;
