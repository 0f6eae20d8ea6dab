import { bar, disc, shape, stroke } from '../svg.ts';
import type { Motif } from './motif.ts';

export const CREATURES = {
  swallow: ({ figure }) =>
    shape('M8 20c12 2 18 6 24 14 6-8 12-12 24-14-8 6-14 12-17 24-3-4-5-5-7-5s-4 1-7 5C22 32 16 26 8 20z', figure),
  gulls: ({ figure, second }) =>
    stroke('M9 27c6-7 12-6 15 1 3-7 9-8 15-1', figure, 4.2) +
    stroke('M32 42c4-5 9-4 11 1 2-5 7-6 11-1', figure, 3.2) +
    disc(47, 18, 5.5, second),
  owl: ({ ground, figure, second }) =>
    shape(
      'M14 14c5 1 8 3 10 5 5-2 11-2 16 0 2-2 5-4 10-5 1 6 0 11-1 14 2 14-4 24-17 24S13 42 15 28c-1-3-2-8-1-14z',
      figure,
    ) +
    disc(25, 28, 6.4, ground) +
    disc(39, 28, 6.4, ground) +
    disc(25, 28, 2.8, figure) +
    disc(39, 28, 2.8, figure) +
    shape('M29.5 34h5L32 39z', second),
  fish: ({ ground, figure, second }) =>
    shape('M8 33c10-14 27-15 38-4l10-8c-2 8-2 16 0 23l-10-7C35 47 18 47 8 33z', figure) +
    disc(19, 31, 2.2, ground) +
    stroke('M28 25c3 5 3 11 0 16', second, 2.6),
  rabbit: ({ ground, figure, second }) =>
    shape(
      'M24 29C17 20 17 9 21 8c5-1 9 9 9 18h4c0-9 4-19 9-18 4 1 4 12-3 21 6 4 8 9 8 14 0 8-7 12-16 12s-16-4-16-12c0-5 2-10 8-14z',
      figure,
    ) +
    disc(26, 40, 2, ground) +
    disc(38, 40, 2, ground) +
    shape('M30 45h4l-2 2.5z', second),
  deer: ({ ground, figure, second }) =>
    stroke('M24 28C17 24 15 18 16 10M19 20c-3 0-6-2-8-5M40 28c7-4 9-10 8-18M45 20c3 0 6-2 8-5', second, 3.2) +
    shape('M20 28c7-3 17-3 24 0l6 1c-1 4-4 6-8 6-1 9-4 19-10 19s-9-10-10-19c-4 0-7-2-8-6z', figure) +
    disc(27, 36, 1.7, ground) +
    disc(37, 36, 1.7, ground),
  cow: ({ ground, figure, second }) =>
    shape(
      'M18 20c-4-2-6-5-5-9 4 0 7 2 9 5 6-2 14-2 20 0 2-3 5-5 9-5 1 4-1 7-5 9l8 4c-2 4-5 6-9 5l-2 15c-1 6-5 9-11 9s-10-3-11-9l-2-15c-4 1-7-1-9-5z',
      figure,
    ) +
    shape('M22 41c6-3 14-3 20 0 0 8-4 11-10 11s-10-3-10-11z', second) +
    disc(25, 29, 2, ground) +
    disc(39, 29, 2, ground) +
    disc(28.5, 45.5, 1.5, ground) +
    disc(35.5, 45.5, 1.5, ground),
  cat: ({ ground, figure, second }) =>
    shape('M14 34C13 24 14 16 16 10c6 3 10 6 12 9h8c2-3 6-6 12-9 2 6 3 14 2 24 0 11-8 18-18 18s-18-7-18-18z', figure) +
    disc(24.5, 33, 2.3, ground) +
    disc(39.5, 33, 2.3, ground) +
    stroke('M22 50c6 3.5 14 3.5 20 0', second, 4),
  bear: ({ ground, figure, second }) =>
    disc(17, 20, 7.5, figure) +
    disc(47, 20, 7.5, figure) +
    disc(32, 34, 19, figure) +
    `<ellipse cx="32" cy="40" rx="8.5" ry="7" fill="${second}"/>` +
    disc(24, 30, 2.2, ground) +
    disc(40, 30, 2.2, ground) +
    shape('M29 37h6l-3 3.6z', ground),
  whale: ({ ground, figure, second }) =>
    shape('M8 36c0-9 8-14 18-14 12 0 15 9 22 9 3 0 4-4 2-8 5 0 7 2 8 5 1 13-9 22-26 22-15 0-24-5-24-14z', figure) +
    disc(18, 35, 2, ground) +
    stroke('M25 17c-1-4-4-5-7-4M25 17c1-4 4-5 7-4', second, 2.8),
  crane: ({ figure, second }) =>
    shape('M8 44l18-26 8 12 22-14-14 26-12 4-4 8-4-8z', figure) + shape('M34 30l8 12-12 4z', second),
  shell: ({ ground, figure }) =>
    shape('M32 52l-5-3C16 44 10 36 10 28c0-10 10-16 22-16s22 6 22 16c0 8-6 16-17 21z', figure) +
    bar('M32 48V18M29 47L20 20M35 47l9-27M27 46L13 29M37 46l14-17', ground, 2),
  paw: ({ figure }) =>
    shape('M32 33c8 0 14 8 14 14 0 5-4 6-7 5-5-2-9-2-14 0-3 1-7 0-7-5 0-6 6-14 14-14z', figure) +
    disc(15, 30, 5, figure) +
    disc(26, 19, 5.4, figure) +
    disc(38, 19, 5.4, figure) +
    disc(49, 30, 5, figure),
} as const satisfies Record<string, Motif>;
