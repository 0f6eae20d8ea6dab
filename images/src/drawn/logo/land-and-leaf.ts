import { bar, box, disc, shape, stroke } from '../svg.ts';
import type { Motif } from './motif.ts';

const petals = (colour: string, count: number, petal: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<path transform="rotate(${(360 / count) * at} 32 32)" d="${petal}" fill="${colour}"/>`,
  ).join('');

export const LAND_AND_LEAF = {
  mountain: ({ ground, figure }) =>
    shape('M6 50l19-31 9 14 5-7 19 24z', figure) + shape('M25 19l-6.4 10.4 4-1.8 3 3.4 3.4-3.6 1.7.7z', ground),
  peaks: ({ figure, second }) => shape('M4 50l16-26 16 26z', figure) + shape('M26 50l17-36 17 36z', second),
  woods: ({ figure }) => shape('M18 46l8-28 8 28zM32 46l7-22 8 22z', figure) + bar('M12 50h40', figure, 2.6),
  tree: ({ figure, second }) =>
    bar('M32 34v20', second, 4.4) + disc(32, 24, 14, figure) + stroke('M32 44l7-7', second, 2.8),
  leaves: ({ figure }) =>
    shape('M32 54C32 30 40 16 54 12c0 18-8 30-22 30M32 50C30 36 22 26 10 24c0 14 8 22 22 24', figure),
  leaf: ({ ground, figure }) =>
    shape('M13 51C10 27 24 12 52 12c2 27-12 41-39 39z', figure) + stroke('M13 51l26-26M26 38V27M31 33h10', ground, 2.6),
  sprout: ({ figure, second }) =>
    stroke('M32 50V32', figure, 4) +
    shape('M32 34c0-11 7-17 18-18 0 12-7 18-18 18zM32 30c0-9-6-14-16-15 0 10 6 15 16 15z', figure) +
    bar('M16 52h32', second, 3.6),
  grain: ({ figure }) =>
    stroke('M32 56V14', figure, 2.8) +
    shape(
      'M32 22c1-6 5-9 10-9 0 6-4 9-10 9zM32 33c1-6 5-9 10-9 0 6-4 9-10 9zM32 44c1-6 5-9 10-9 0 6-4 9-10 9zM32 22c-1-6-5-9-10-9 0 6 4 9 10 9zM32 33c-1-6-5-9-10-9 0 6 4 9 10 9zM32 44c-1-6-5-9-10-9 0 6 4 9 10 9z',
      figure,
    ),
  blossom: ({ ground, figure, second }) =>
    petals(figure, 5, 'M32 31C24 26 22.5 15 28.5 10.5L32 14l3.5-3.5C41.5 15 40 26 32 31z') +
    disc(32, 32, 4.2, ground) +
    disc(32, 32, 2.2, second),
  bellflower: ({ figure, second }) => petals(figure, 5, 'M32 32l-8.5-11.7L32 8l8.5 12.3z') + disc(32, 32, 3.6, second),
  chrysanthemum: ({ ground, figure }) =>
    petals(figure, 12, 'M32 32l-3.6-18a3.7 3.7 0 0 1 7.2 0z') + disc(32, 32, 4.6, ground) + disc(32, 32, 2.4, figure),
  clover: ({ figure, second }) =>
    stroke('M32 34c0 9 2 14 6 19', second, 3) +
    petals(figure, 4, 'M32 31c-9-3-13-9-9.5-14.5 3-4 8-2.5 9.5 1 1.5-3.5 6.5-5 9.5-1C45 22 41 28 32 31z'),
  moss: ({ figure, second }) =>
    shape('M8 50a11 11 0 0 1 18-8.5A13 13 0 0 1 46 36a12 12 0 0 1 10 14z', figure) +
    stroke('M24 36V22M36 30V16M44 32V24', second, 2.6) +
    disc(24, 20, 2.8, second) +
    disc(36, 14, 2.8, second) +
    disc(44, 22, 2.8, second),
  terraces: ({ figure, second }) =>
    disc(46, 17, 6, second) + stroke('M6 32c14-7 30-7 52-1M6 41c14-7 30-7 52-1M6 50c14-7 30-7 52-1', figure, 4.4),
  island: ({ figure, second }) =>
    shape('M12 42c6-16 14-22 22-22 6 0 8 8 13 12 3 2 5 6 5 10z', figure) +
    stroke('M8 49c6-4 10 4 16 0s10 4 16 0 10 4 16 0', second, 3),
  stone: ({ figure, second }) =>
    shape('M14 44c-4-9 2-19 14-20s24 5 23 15c-1 8-8 10-18 10s-16 1-19-5z', figure) +
    shape('M24 20c-1-5 4-8 9-8s9 3 8 7-16 5-17 1z', second),
  hedge: ({ figure, second }) =>
    bar('M16 14v38M26 14v38M38 14v38M48 14v38', figure, 4.4) + bar('M9 24h46M9 41h46', second, 3.4),
  bridge: ({ figure, second }) =>
    stroke('M8 44c10-20 38-20 48 0', figure, 5) +
    bar('M16 36V26M26 30V20M38 30V20M48 36V26', figure, 3) +
    stroke('M10 22c12-8 32-8 44 0', figure, 2.6) +
    stroke('M12 53c7-4 13 4 20 0s13 4 20 0', second, 3),
  road: ({ ground, figure, second }) =>
    shape('M26 12h12l16 42H10z', figure) + bar('M32 16v6M32 27v8M32 41v10', ground, 3) + bar('M8 12h48', second, 2.6),
  seed: ({ ground, figure }) =>
    shape('M32 10c11 8 16 17 16 26 0 11-7 18-16 18s-16-7-16-18c0-9 5-18 16-26z', figure) +
    stroke('M32 46V28M32 36c4-1 6-3 7-7M32 40c-4-1-6-3-7-7', ground, 2.8),
  cottage: ({ ground, figure, second }) =>
    shape('M10 32L32 13l22 19-3 3-2-1.7V52H15V33.3L13 35z', figure) +
    box(27, 38, 10, 14, ground) +
    box(41, 15, 5, 8, second),
} as const satisfies Record<string, Motif>;
