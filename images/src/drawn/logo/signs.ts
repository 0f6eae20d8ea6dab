import { bar, box, disc, group, shape, stroke } from '../svg.ts';
import type { Motif } from './motif.ts';

export const SIGNS = {
  kanban: ({ ground, figure, second }) =>
    box(12, 14, 11, 36, figure) +
    box(27, 14, 11, 24, second) +
    box(42, 14, 10, 14, figure) +
    bar('M15 20h5M30 20h5M45 20h4', ground, 2),
  blocks: ({ figure, second }) =>
    box(13, 34, 17, 17, figure) + disc(42.5, 42.5, 8.5, second) + shape('M32 12l11 18H21z', figure),
  sound: ({ figure }) => stroke('M16 27v10M24 20v24M32 13v38M40 22v20M48 28v8', figure, 5),
  echo: ({ figure }) =>
    stroke('M22 25a9 9 0 0 1 0 13M29 19a18 18 0 0 1 0 25M36 13a26 26 0 0 1 0 37', figure, 4) +
    disc(15, 31.5, 3.4, figure),
  note: ({ figure, second }) => bar('M26 44V16l22-5v28', figure, 4) + disc(20, 45, 7, figure) + disc(42, 40, 7, second),
  clap: ({ figure, second }) =>
    group(box(26, 20, 9, 34, figure), 'rotate(-14 30 40)') +
    group(box(33, 20, 9, 34, second), 'rotate(14 38 40)') +
    stroke('M32 14V8M22 15l-4-5M42 15l4-5', figure, 2.8),
  compass: ({ ground, figure, second }) =>
    disc(32, 32, 21, figure) + shape('M32 16l6 16H26z', second) + shape('M32 48l6-16H26z', ground),
  chart: ({ figure, second }) =>
    box(13, 36, 9, 15, figure) + box(27, 27, 9, 24, figure) + box(41, 17, 9, 34, second) + bar('M9 54h46', figure, 2.6),
  line: ({ figure, second }) =>
    stroke('M11 45l12-13 9 7 19-23', figure, 4.4) + disc(51, 16, 5, second) + bar('M9 54h46', figure, 2.4),
  rings: ({ figure, second }) =>
    [20, 13]
      .map((r) => `<circle cx="32" cy="32" r="${r}" fill="none" stroke="${figure}" stroke-width="3.6"/>`)
      .join('') + disc(32, 32, 6, second),
  target: ({ figure, second }) =>
    `<circle cx="32" cy="32" r="17" fill="none" stroke="${figure}" stroke-width="6"/>${disc(32, 32, 6.5, second)}`,
  dots: ({ figure, second }) =>
    [0, 1, 2]
      .flatMap((x) =>
        [0, 1, 2].map((y) => disc(17 + x * 15, 17 + y * 15, x === y ? 5.4 : 3.6, x === y ? second : figure)),
      )
      .join(''),
  chat: ({ ground, figure, second }) =>
    shape('M10 14h32v22H24l-8 8v-8h-6z', figure) +
    shape('M28 40h18v-16h8v24h-4v7l-8-7H28z', second) +
    bar('M17 22h18M17 28h11', ground, 2.6),
  shield: ({ ground, figure }) =>
    shape('M32 9l19 7v14c0 13-8 20-19 25-11-5-19-12-19-25V16z', figure) + stroke('M23.5 31.5l6.5 6.5 11-13', ground, 4),
  spark: ({ figure, second }) =>
    shape('M28 12c2 12 6 16 18 18-12 2-16 6-18 18-2-12-6-16-18-18 12-2 16-6 18-18z', figure) +
    shape('M47 38c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9z', second),
  link: ({ figure, second }) =>
    `<rect x="8" y="24" width="27" height="16" rx="8" fill="none" stroke="${figure}" stroke-width="5"/><rect x="29" y="24" width="27" height="16" rx="8" fill="none" stroke="${second}" stroke-width="5"/>`,
  calendar: ({ ground, figure, second }) =>
    box(12, 15, 40, 37, figure) +
    box(12, 15, 40, 10, second) +
    bar('M21 9v10M43 9v10', figure, 4) +
    [22, 32, 42].map((x) => disc(x, 33, 2.4, ground)).join('') +
    [22, 32].map((x) => disc(x, 43, 2.4, ground)).join(''),
  clock: ({ ground, figure, second }) =>
    disc(32, 32, 21, figure) + stroke('M32 20v12l8 6', ground, 3.6) + disc(32, 32, 2.6, second),
  hourglass: ({ figure, second }) =>
    shape('M17 12h30c0 11-6 15-12 20 6 5 12 9 12 20H17c0-11 6-15 12-20-6-5-12-9-12-20z', figure) +
    shape('M22 49c1-5 5-8 10-12 5 4 9 7 10 12z', second),
  map: ({ figure, second }) =>
    shape('M32 10a15 15 0 0 1 15 15c0 11-15 27-15 27S17 36 17 25a15 15 0 0 1 15-15z', figure) +
    disc(32, 25, 5.6, second) +
    stroke('M18 51c8 4 20 4 28 0', figure, 2.6),
  play: ({ ground, figure }) => disc(32, 32, 21, figure) + shape('M26.5 21.5v21l17-10.5z', ground),
  cart: ({ figure, second }) =>
    stroke('M9 15h7l6 25h24l6-18H19', figure, 4.2) + disc(26, 50, 4, second) + disc(43, 50, 4, second),
  coin: ({ ground, figure }) =>
    disc(32, 32, 21, figure) +
    `<rect x="26" y="26" width="12" height="12" fill="${ground}"/>` +
    `<circle cx="32" cy="32" r="16.5" fill="none" stroke="${ground}" stroke-width="1.8"/>`,
  measure: ({ ground, figure }) =>
    shape('M10 24h44v16H10z', figure) + bar('M16 24v7M22 24v10M28 24v7M34 24v10M40 24v7M46 24v10', ground, 2.2),
  drafting: ({ figure }) => stroke('M12 50L32 12l20 38zM22 50a10 10 0 0 1 20 0', figure, 3.4),
  seigaiha: ({ ground, figure }) =>
    [
      [16, 34],
      [48, 34],
      [0, 50],
      [32, 50],
      [64, 50],
    ]
      .map(([x = 0, y = 0]) => [15, 10, 5].map((r, at) => disc(x, y, r, at % 2 === 0 ? figure : ground)).join(''))
      .join('') + box(0, 50, 64, 14, ground),
  hemp: ({ figure }) =>
    stroke(
      'M32 10v44M13 21l38 22M13 43l38-22M32 10l19 11v22L32 54 13 43V21zM32 10l6.3 11L51 21l-6.3 11L51 43H38.3L32 54l-6.3-11H13l6.3-11L13 21h12.7z',
      figure,
      2.2,
    ),
  checks: ({ figure, second }) =>
    [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 2],
    ]
      .map(([x = 0, y = 0], at) => box(12 + x * 13.4, 12 + y * 13.4, 13.4, 13.4, at === 2 ? second : figure))
      .join(''),
  first: ({ figure, second }) =>
    shape('M8 30c14-4 34-5 48-2-1 4-2 6-4 7-14-2-28-1-42 3-3-2-3-5-2-8z', figure) + disc(32, 47, 3, second),
  person: ({ figure, second }) => disc(32, 22, 10, second) + shape('M12 54c1-14 9-20 20-20s19 6 20 20z', figure),
  people: ({ figure, second }) =>
    disc(22, 24, 8, figure) +
    shape('M6 52c1-12 7-17 16-17s15 5 16 17z', figure) +
    disc(43, 21, 8, second) +
    shape('M40 52c0-8-2-13-6-17 3-2 5-2 9-2 9 0 15 6 16 19z', second),
  tower: ({ ground, figure, second }) =>
    box(12, 26, 16, 26, figure) +
    box(31, 12, 20, 40, second) +
    bar('M36 19h10M36 27h10M36 35h10M36 43h10', ground, 2.6) +
    bar('M17 33h6M17 41h6', ground, 2.4) +
    bar('M8 54h48', figure, 2.6),
  train: ({ ground, figure, second }) =>
    shape('M14 16c0-4 8-6 18-6s18 2 18 6v26c0 4-3 6-6 6H20c-3 0-6-2-6-6z', figure) +
    box(19, 18, 26, 13, ground) +
    disc(22, 39, 2.8, second) +
    disc(42, 39, 2.8, second) +
    stroke('M22 49l-5 6M42 49l5 6', figure, 3.2),
  boat: ({ figure, second }) =>
    shape('M10 42h44c-2 7-7 11-13 11H23c-6 0-11-4-13-11z', figure) + shape('M34 10v28h18zM30 17v21H15z', second),
} as const satisfies Record<string, Motif>;
