/** The four looks at which every page is drawn. */
export const LOOKS = [1280, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}_${colorScheme}`,
    colorScheme,
    viewport: { width, height: width === 360 ? 780 : 860 },
  })),
);

export type Look = (typeof LOOKS)[number];
