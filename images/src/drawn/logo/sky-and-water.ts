import { bar, box, disc, shape, stroke } from '../svg.ts';
import type { Motif } from './motif.ts';

export const SKY_AND_WATER = {
  sunrise: ({ figure, second }) => shape('M12 42a20 20 0 0 1 40 0z', figure) + bar('M8 47h48', second, 3),
  sun: ({ figure, second }) =>
    disc(32, 32, 10.5, figure) +
    stroke(
      'M32 11v6M32 47v6M11 32h6M47 32h6M17.2 17.2l4.2 4.2M42.6 42.6l4.2 4.2M46.8 17.2l-4.2 4.2M21.4 42.6l-4.2 4.2',
      second,
      3.4,
    ),
  bay: ({ ground, figure, second }) =>
    disc(32, 27, 12, second) + box(0, 34, 64, 30, figure) + bar('M14 42h36M20 49h24M26 56h12', ground, 2.6),
  moon: ({ figure }) => shape('M40 12a21 21 0 1 0 12 30A17 17 0 0 1 40 12z', figure),
  moonlit: ({ figure, second }) =>
    disc(42, 22, 9, second) + shape('M0 64V47c9-9 17-9 26-1 8-10 20-12 38-1v19z', figure),
  star: ({ figure }) => shape('M32 10.5l5.6 15.9 15.9 5.6-15.9 5.6L32 53.5l-5.6-15.9L10.5 32l15.9-5.6z', figure),
  dipper: ({ figure, second }) =>
    stroke('M11 21l10 4 8 6 9 4 3 12 13-2 1-11', figure, 1.8) +
    [
      [11, 21],
      [21, 25],
      [29, 31],
      [38, 35],
      [41, 47],
      [54, 45],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 3.3, figure))
      .join('') +
    disc(55, 34, 3.9, second),
  wave: ({ figure }) =>
    stroke('M6 39c8-16 16-16 24-6 6 8 14 8 28-10', figure, 6) + stroke('M8 51c8-8 16-8 24-2 8 5 15 3 24-6', figure, 3),
  ripples: ({ figure }) =>
    stroke('M10 22c7-6 14 6 22 0s15 6 22 0M10 33c7-6 14 6 22 0s15 6 22 0M10 44c7-6 14 6 22 0s15 6 22 0', figure, 4),
  calm: ({ figure, second }) => bar('M10 26h44M16 34h32M22 42h20', figure, 3.6) + disc(32, 17, 5, second),
  drop: ({ ground, figure }) =>
    shape('M32 9c8 11 15 19 15 28a15 15 0 0 1-30 0c0-9 7-17 15-28z', figure) +
    stroke('M24.5 37.5c.3 4.5 3 7.4 7 8', ground, 3),
  current: ({ figure, second }) =>
    stroke('M22 8c-10 12 14 20 4 32-3 5-7 9-6 16', figure, 5.5) +
    stroke('M42 8c-10 12 12 20 2 32-3 5-7 9-6 16', second, 5.5),
  cloud: ({ figure }) => shape('M17 46a10.5 10.5 0 0 1 .4-21A15 15 0 0 1 46 27a9.6 9.6 0 0 1 1 19z', figure),
  snow: ({ figure }) =>
    stroke(
      'M32 10v44M13 21l38 22M51 21L13 43M26.5 13.5L32 19l5.5-5.5M26.5 50.5L32 45l5.5 5.5M13.3 28.4l7.4-2-2-7.4M50.7 35.6l-7.4 2 2 7.4M50.7 28.4l-7.4-2 2-7.4M13.3 35.6l7.4 2-2 7.4',
      figure,
      3,
    ),
  rain: ({ figure, second }) =>
    shape('M10 33a22 22 0 0 1 44 0c-4-4-8-4-11 0-3-4-8-4-11 0-3-4-8-4-11 0-3-4-7-4-11 0z', figure) +
    stroke('M32 33v16a5 5 0 0 1-10 0', second, 3.2),
  flame: ({ figure, second }) =>
    shape('M33 8c3 10 15 16 15 30a16 16 0 0 1-32 0c0-8 5-11 7-18 4 3 5 6 5 10 5-5 7-12 5-22z', figure) +
    shape('M32.5 34c4 4.5 7 7.5 7 12a7.5 7.5 0 0 1-15 0c0-4.5 5-7 8-12z', second),
  smoke: ({ figure, second }) =>
    stroke('M24 48c-7-8 8-12 2-21-3-5-1-9 2-13M38 48c-7-8 8-12 2-21-3-5-1-9 2-13', figure, 4.4) +
    bar('M14 54h36', second, 3.4),
} as const satisfies Record<string, Motif>;
