import { bar, box, disc, shape, stroke } from '../svg.ts';
import type { Motif } from './motif.ts';

export const TOOLS = {
  key: ({ figure }) =>
    `<circle cx="24" cy="32" r="10" fill="none" stroke="${figure}" stroke-width="5"/>` +
    bar('M34 32h20M47 32v9M54 32v7', figure, 5),
  window: ({ figure, second }) =>
    box(14, 12, 36, 40, figure) +
    box(18, 16, 12.5, 14.5, second) +
    box(33.5, 16, 12.5, 14.5, second) +
    box(18, 33.5, 12.5, 14.5, second) +
    box(33.5, 33.5, 12.5, 14.5, second),
  door: ({ ground, figure, second }) =>
    shape('M18 54V22a14 14 0 0 1 28 0v32z', figure) + disc(40, 36, 2.4, ground) + bar('M11 54h42', second, 3.2),
  crate: ({ ground, figure, second }) =>
    shape('M32 9l21 11v24L32 55 11 44V20z', figure) +
    shape('M32 9l21 11-21 11-21-11z', second) +
    stroke('M32 31v24', ground, 2.2),
  shelf: ({ figure, second }) =>
    bar('M10 30h44M10 53h44', second, 3.2) +
    box(15, 13, 6, 15, figure) +
    box(23, 10, 7, 18, figure) +
    box(42, 15, 8, 13, figure) +
    box(14, 38, 8, 13, figure) +
    box(30, 34, 6, 17, figure) +
    box(38, 36, 7, 15, figure),
  ledger: ({ ground, figure }) =>
    box(16, 12, 32, 40, figure) + bar('M22 21h20M22 28h20M22 35h12M22 42h20', ground, 2.4),
  book: ({ ground, figure, second }) =>
    shape('M8 17c10-3 18-2 24 3v32c-6-5-14-6-24-3zM56 17c-10-3-18-2-24 3v32c6-5 14-6 24-3z', figure) +
    stroke('M32 20v32', ground, 2.2) +
    shape('M42 14h7v18l-3.5-4-3.5 4z', second),
  bookmark: ({ ground, figure }) => shape('M22 10h20v44L32 45 22 54z', figure) + bar('M27 20h10M27 26h10', ground, 2.4),
  letter: ({ ground, figure }) => box(12, 20, 40, 26, figure) + bar('M12 21l20 15 20-15', ground, 3),
  postbox: ({ ground, figure, second }) =>
    shape('M18 54V24a14 14 0 0 1 28 0v30z', figure) +
    bar('M24 27h16', ground, 4) +
    bar('M13 54h38', second, 3.2) +
    box(27, 36, 10, 8, ground),
  brush: ({ figure, second }) =>
    stroke('M49 11L30 34', figure, 5) + shape('M31 30c5 3 6 7 3 11-4 5-11 6-19 13 0-8 0-19 6-23 3-2 7-2 10-1z', second),
  needle: ({ figure, second }) =>
    stroke('M16 50l32-36', figure, 3.6) + stroke('M48 14c6 8-4 12-10 9s-14 2-10 9 12 2 14 8-4 10-12 8', second, 2.6),
  spool: ({ ground, figure, second }) =>
    box(16, 11, 32, 7, second) +
    box(16, 46, 32, 7, second) +
    box(20, 18, 24, 28, figure) +
    bar('M20 25l24-4M20 32l24-4M20 39l24-4', ground, 2.2),
  knot: ({ figure, second }) =>
    stroke('M10 40c10-26 34-26 34-12S20 42 20 28s24-14 34 12', figure, 5) + disc(32, 50, 3.6, second),
  umbrella: ({ figure, second }) =>
    shape('M8 34a24 24 0 0 1 48 0z', figure) +
    stroke('M32 34v14a5 5 0 0 0 10 0', second, 3.4) +
    stroke('M32 10v-2', second, 3),
  bell: ({ figure, second }) =>
    shape('M32 11c9 0 14 7 14 16 0 10 3 13 6 17H12c3-4 6-7 6-17 0-9 5-16 14-16z', figure) + disc(32, 50, 4.4, second),
  lantern: ({ ground, figure, second }) =>
    `<ellipse cx="32" cy="33" rx="15" ry="16" fill="${figure}"/>` +
    box(24, 12, 16, 6, second) +
    box(24, 48, 16, 6, second) +
    bar('M18 27h28M17 33h30M18 39h28', ground, 1.8),
  cup: ({ figure, second }) =>
    shape('M14 26h30v12c0 8-6 13-15 13s-15-5-15-13z', figure) +
    stroke('M44 30c8-2 10 10-1 12', figure, 4) +
    stroke('M23 20c-3-4 3-5 0-9M33 20c-3-4 3-5 0-9', second, 2.8),
  pot: ({ ground, figure, second }) =>
    shape('M12 28h40l-3 20c-1 4-4 5-7 5H22c-3 0-6-1-7-5z', figure) +
    box(9, 24, 46, 6, second) +
    bar('M26 40h12', ground, 3) +
    stroke('M26 18c-2-3 2-4 0-7M37 18c-2-3 2-4 0-7', second, 2.6),
  jar: ({ ground, figure, second }) =>
    shape('M20 20h24c6 4 8 9 8 15 0 10-5 18-20 18s-20-8-20-18c0-6 2-11 8-15z', figure) +
    box(19, 11, 26, 7, second) +
    stroke('M20 36c4 4 8-4 12 0s8-4 12 0', ground, 2.8),
  sweet: ({ ground, figure, second }) =>
    disc(32, 21, 9, second) +
    disc(32, 33, 9, figure) +
    disc(32, 45, 9, ground) +
    `<circle cx="32" cy="45" r="8" fill="none" stroke="${figure}" stroke-width="2.4"/>` +
    bar('M32 8v6M32 54v4', figure, 2.6),
  capsule: ({ figure, second }) =>
    `<g transform="rotate(-45 32 32)">${shape('M32 21h12a11 11 0 0 1 0 22H32z', figure)}${shape('M32 21H20a11 11 0 0 0 0 22h12z', second)}</g>`,
  scales: ({ figure, second }) =>
    bar('M32 12v40M20 53h24', figure, 3.6) +
    stroke('M13 19h38', figure, 3.2) +
    shape('M6 37l8-17 8 17a8 8 0 0 1-16 0zM42 37l8-17 8 17a8 8 0 0 1-16 0z', second),
  abacus: ({ figure, second }) =>
    `<rect x="10" y="14" width="44" height="36" fill="none" stroke="${figure}" stroke-width="3.6"/>` +
    bar('M10 25h44M21 14v36M32 14v36M43 14v36', figure, 2.2) +
    disc(21, 20, 4, second) +
    disc(32, 32, 4, second) +
    disc(43, 20, 4, second) +
    disc(21, 43, 4, second) +
    disc(43, 43, 4, second) +
    disc(32, 42, 4, second),
  loom: ({ figure, second }) =>
    bar('M14 12v40M22 12v40M30 12v40M38 12v40M46 12v40', figure, 3) + bar('M10 22h44M10 32h44M10 42h44', second, 3.4),
  gear: ({ ground, figure }) =>
    Array.from(
      { length: 8 },
      (_, at) => `<rect x="28" y="9" width="8" height="12" fill="${figure}" transform="rotate(${at * 45} 32 32)"/>`,
    ).join('') +
    disc(32, 32, 16, figure) +
    disc(32, 32, 6.5, ground),
  seal: ({ ground, figure }) =>
    `<rect x="13" y="13" width="38" height="38" rx="4" fill="${figure}"/>` +
    bar('M22 22h20v20H22zM32 22v20M22 32h20', ground, 3),
} as const satisfies Record<string, Motif>;
