import type { Dice } from '../hash.ts';
import { bar, box, disc, round, shape, stroke } from '../svg.ts';
import type { Scene, SceneInks } from './scene.ts';

const lines = (x: number, y: number, widths: readonly number[], step: number): string =>
  widths.map((width, at) => `M${x} ${y + at * step}h${width}`).join('');

function deck(inks: SceneInks, dice: Dice): string {
  const marks = dice.pick('mark', [
    shape('M222 128a46 46 0 0 1 92 0z', inks.accent),
    disc(256, 78, 34, inks.accent),
    shape('M206 128l40-66 24 34 12-16 38 48z', inks.accent),
    [0, 1, 2, 3].map((at) => box(206 + at * 26, 108 - at * 18, 17, 20 + at * 18, inks.accent)).join(''),
  ]);
  return (
    box(0, 0, 320, 180, inks.wall) +
    marks +
    bar('M0 128h320', inks.dark, 3) +
    bar(lines(28, 44, [120, 86], 22), inks.dark, 9) +
    bar('M28 92h58', inks.dark, 4) +
    bar('M28 150h40', inks.dark, 3)
  );
}

function page(inks: SceneInks, dice: Dice): string {
  const columns = Array.from({ length: 9 }, (_, at) => `M${210 - at * 13} 46v${40 + dice.roll(`column ${at}`, 58)}`);
  return (
    box(0, 0, 320, 180, inks.wall) +
    box(92, 26, 136, 140, '#FBF8F0') +
    bar(columns.join(''), '#4A443A', 2.4) +
    box(104, 124, 26, 26, '#B8381C')
  );
}

function code(inks: SceneInks, dice: Dice): string {
  const tints = [inks.pale, inks.accent, '#8FB3A5', inks.ground];
  const rows = Array.from({ length: 8 }, (_, row) => {
    const indent = 44 + dice.roll(`indent ${row}`, 4) * 16;
    const first = 24 + dice.roll(`first ${row}`, 40);
    const second = 30 + dice.roll(`second ${row}`, 80);
    const y = 52 + row * 14;
    return (
      bar(`M${indent} ${y}h${first}`, tints[row % 4] ?? inks.pale, 4.5) +
      bar(`M${indent + first + 9} ${y}h${second}`, tints[(row + 2) % 3] ?? inks.pale, 4.5)
    );
  });
  return (
    box(0, 0, 320, 180, inks.wall) +
    box(24, 20, 272, 144, inks.dark) +
    disc(38, 32, 3.6, inks.accent) +
    disc(50, 32, 3.6, '#D6A039') +
    disc(62, 32, 3.6, '#8FB3A5') +
    rows.join('')
  );
}

function chart(inks: SceneInks, dice: Dice): string {
  const heights = Array.from({ length: 8 }, (_, at) => 18 + at * 8 + dice.roll(`bar ${at}`, 26));
  const bars = heights.map((height, at) =>
    box(50 + at * 29, 142 - height, 17, height, at === 6 ? inks.accent : inks.strong),
  );
  const curve = heights.map((height, at) => `${at === 0 ? 'M' : 'L'}${58 + at * 29} ${124 - height}`).join('');
  return (
    box(0, 0, 320, 180, inks.wall) +
    bar('M40 40h246M40 74h246M40 108h246', inks.pale, 2) +
    bars.join('') +
    stroke(curve, inks.dark, 3) +
    bar('M36 142h252', inks.dark, 3)
  );
}

function film(inks: SceneInks, dice: Dice): string {
  const holes = Array.from(
    { length: 13 },
    (_, at) => box(10 + at * 25, 8, 14, 11, inks.wall) + box(10 + at * 25, 161, 14, 11, inks.wall),
  );
  const view = dice.chance('sun', 50)
    ? disc(238, 68, 22, inks.accent)
    : shape('M30 146l70-74 40 40 30-28 90 62z', inks.ground);
  return (
    box(0, 0, 320, 180, inks.dark) +
    box(18, 28, 284, 124, inks.strong) +
    holes.join('') +
    view +
    disc(160, 90, 32, inks.pale) +
    shape('M150 74v32l28-16z', inks.dark)
  );
}

function letter(inks: SceneInks, dice: Dice): string {
  const tilt = dice.roll('tilt', 13) - 6;
  return (
    box(0, 0, 320, 180, inks.wall) +
    `<g transform="rotate(${tilt} 160 90)">` +
    box(76, 42, 168, 104, '#FBF8F0') +
    stroke('M76 44l84 62 84-62', inks.ground, 3.6) +
    box(208, 54, 24, 28, inks.accent) +
    bar('M92 118h70M92 130h46', inks.strong, 3) +
    '</g>'
  );
}

function paper(inks: SceneInks, dice: Dice): string {
  const slices = [70, 140, 210].map((turn, at) => round(turn + dice.roll(`slice ${at}`, 40)));
  const wedge = (to: number, fill: string) => {
    const angle = (to * Math.PI) / 180;
    return shape(
      `M222 94V58A36 36 0 ${to > 180 ? 1 : 0} 1 ${round(222 + 36 * Math.sin(angle))} ${round(94 - 36 * Math.cos(angle))}z`,
      fill,
    );
  };
  return (
    box(0, 0, 320, 180, inks.strong) +
    box(48, 22, 224, 150, inks.pale) +
    bar(lines(70, 50, [74, 92, 86, 92, 60], 16), inks.dark, 4) +
    disc(222, 94, 36, inks.wall) +
    wedge(slices[2] ?? 230, inks.ground) +
    wedge(slices[0] ?? 80, inks.accent) +
    bar('M70 144h180', inks.ground, 3)
  );
}

function talk(inks: SceneInks, dice: Dice): string {
  const mirrored = dice.chance('side', 50) ? 'matrix(-1 0 0 1 320 0)' : 'matrix(1 0 0 1 0 0)';
  return (
    box(0, 0, 320, 180, inks.wall) +
    `<g transform="${mirrored}">` +
    shape('M44 34h150v76H92l-24 24v-24H44z', inks.strong) +
    shape('M132 74h146v68h-20v22l-24-22H132z', inks.pale) +
    bar('M150 96h96M150 112h70', inks.dark, 5) +
    bar('M64 56h100', inks.pale, 5) +
    disc(262, 48, 14, inks.accent) +
    '</g>'
  );
}

export const PAPERS = { deck, page, code, chart, film, letter, paper, talk } as const satisfies Record<string, Scene>;
