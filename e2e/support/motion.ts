/** For `test.use`: a visitor who has not asked for less motion, unlike the configuration's default. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
