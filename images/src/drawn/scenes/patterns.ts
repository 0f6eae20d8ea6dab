import type { Dice } from '../hash.ts';
import { bar, box, disc, round, stroke } from '../svg.ts';
import type { Scene, SceneInks } from './scene.ts';

const grid = <T>(columns: number, rows: number, cell: (x: number, y: number) => T): readonly T[] =>
  Array.from({ length: columns * rows }, (_, at) => cell(at % columns, Math.floor(at / columns)));

/** 青海波 */
function seigaiha(inks: SceneInks): string {
  const scales = grid(8, 10, (x, y) => {
    const cx = x * 48 + (y % 2) * 24 - 12;
    const cy = y * 20 + 12;
    return (
      disc(cx, cy, 26, inks.strong) +
      [25, 18, 11]
        .map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${inks.wall}" stroke-width="2"/>`)
        .join('')
    );
  });
  return box(0, 0, 320, 180, inks.strong) + scales.join('');
}

/** 石畳 with a few stones dyed */
function stones(inks: SceneInks, dice: Dice): string {
  const tints = [inks.accent, inks.ground, inks.ground, inks.strong];
  return (
    box(0, 0, 320, 180, inks.pale) +
    grid(9, 5, (x, y) =>
      box(22 + x * 32, 18 + y * 32, 20, 20, tints[dice.roll(`stone ${x} ${y}`, 4)] ?? inks.ground),
    ).join('')
  );
}

/** 縞 */
function stripes(inks: SceneInks, dice: Dice): string {
  const rhythm = dice.pick('rhythm', [
    [9, 3, 3],
    [6, 6, 2, 2],
    [12, 2],
    [4, 4, 9, 4],
  ]);
  const bands = Array.from({ length: 18 }, (_, at) =>
    bar(`M${-20 + at * 26} 190l90-200`, inks.pale, rhythm[at % rhythm.length] ?? 3),
  );
  return box(0, 0, 320, 180, dice.chance('warm', 50) ? inks.accent : inks.strong) + bands.join('');
}

/** 麻の葉 */
function hemp(inks: SceneInks): string {
  const leaf =
    'M0-24v48M-20.8-12l41.6 24M20.8-12l-41.6 24M0-24l-7 12-13.8 0L-13.8 0l-7 12h13.8L0 24l7-12h13.8L13.8 0l7-12H7z';
  const leaves = grid(
    9,
    7,
    (x, y) => `<path transform="translate(${round(x * 41.6 + (y % 2) * 20.8 - 8)} ${y * 36 - 12})" d="${leaf}"/>`,
  );
  return (
    box(0, 0, 320, 180, inks.wall) +
    `<g fill="none" stroke="${inks.strong}" stroke-width="1.6" stroke-linejoin="round">${leaves.join('')}</g>`
  );
}

/** 鱗 */
function fishScales(inks: SceneInks, dice: Dice): string {
  const triangles = grid(10, 6, (x, y) => {
    const fill = dice.chance(`scale ${x} ${y}`, 12) ? inks.accent : inks.strong;
    return `<path transform="translate(${x * 36 - (y % 2) * 18} ${y * 31})" d="M0 31L18 0l18 31z" fill="${fill}"/>`;
  });
  return box(0, 0, 320, 180, inks.pale) + triangles.join('');
}

/** 霞: mist in long bands with one sun */
function mist(inks: SceneInks, dice: Dice): string {
  const bands = [0, 1, 2, 3].map((at) =>
    stroke(
      `M${20 + dice.roll(`from ${at}`, 80)} ${62 + at * 28}h${90 + dice.roll(`long ${at}`, 110)}`,
      at % 2 === 0 ? inks.pale : inks.ground,
      15,
    ),
  );
  return box(0, 0, 320, 180, inks.wall) + disc(210 + dice.roll('sun', 60), 56, 27, inks.accent) + bands.join('');
}

/** 格子 */
function lattice(inks: SceneInks, dice: Dice): string {
  const wide = 3 + dice.roll('wide', 4);
  const down = Array.from({ length: 11 }, (_, at) => `M${at * 32} 0v180`).join('');
  const across = Array.from({ length: 7 }, (_, at) => `M0 ${at * 32}h320`).join('');
  return (
    box(0, 0, 320, 180, inks.wall) +
    `<g opacity=".8">${bar(down, inks.strong, wide)}${bar(across, inks.accent, wide)}</g>` +
    bar(down, inks.pale, 1) +
    bar(across, inks.pale, 1)
  );
}

export const PATTERNS = {
  seigaiha,
  stones,
  stripes,
  hemp,
  scales: fishScales,
  mist,
  lattice,
} as const satisfies Record<string, Scene>;
