/** What a picture is cut to. */
export type PictureShape = {
  /** Width by height. */
  readonly ratio: number;
  /** The most pixels that are kept across; less where the picture has less. */
  readonly width: number;
  /** Whether pages show it in a circle. */
  readonly round?: boolean;
};

export const pictureShapes = {
  avatar: { ratio: 1, width: 640, round: true },
  square: { ratio: 1, width: 840 },
  /** Beside articles, as `Thumb` shows it. */
  thumb: { ratio: 16 / 9, width: 1280 },
  /** Across the page, alone or beside others. */
  banner: { ratio: 2, width: 1920 },
} as const satisfies Record<string, PictureShape>;
