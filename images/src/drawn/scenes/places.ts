import type { Dice } from '../hash.ts';
import { bar, box, disc, group, round, shape, stroke } from '../svg.ts';
import { type Scene, type SceneInks, WATERS } from './scene.ts';

/** A ridge across `width`, rising and falling by the seed; closed below at 180. */
function ridge(dice: Dice, name: string, line: { y: number; swing: number; width?: number }): string {
  const width = line.width ?? 320;
  const step = width / 4;
  const at = (index: number) => round(line.y - dice.roll(`${name} ${index}`, line.swing));
  return `M0 ${at(0)}C${step} ${at(1)} ${step} ${at(2)} ${step * 2} ${at(3)}S${step * 3} ${at(4)} ${width} ${at(5)}V180H0z`;
}

function night(inks: SceneInks, dice: Dice): string {
  const stars = Array.from({ length: 14 }, (_, at) =>
    disc(dice.roll(`star x ${at}`, 320), dice.roll(`star y ${at}`, 96), 1 + (at % 2) * 0.6, '#EBE3C8'),
  );
  return (
    box(0, 0, 320, 180, '#20263A') +
    stars.join('') +
    disc(60 + dice.roll('moon', 200), 62, 34, '#E9D7A0') +
    shape(ridge(dice, 'far', { y: 142, swing: 34 }), '#3B4763') +
    shape(ridge(dice, 'near', { y: 168, swing: 22 }), inks.strong)
  );
}

function mountains(inks: SceneInks, dice: Dice): string {
  const peak = 90 + dice.roll('peak', 120);
  return (
    box(0, 0, 320, 180, inks.wall) +
    disc((peak + 150) % 300, 48, 18, inks.accent) +
    shape(`M${peak - 130} 150L${peak} 42l130 108z`, inks.strong) +
    shape(`M${peak - 26} 64L${peak} 42l26 22-12 6-9-6-9 8-8-7z`, inks.pale) +
    shape(ridge(dice, 'hill', { y: 150, swing: 36 }), inks.ground) +
    shape(ridge(dice, 'field', { y: 170, swing: 18 }), inks.dark)
  );
}

function sea(inks: SceneInks, dice: Dice): string {
  const water = [112, 128, 144, 160].map((y, at) =>
    stroke(`M${14 + dice.roll(`ripple ${at}`, 60)} ${y}h${60 + dice.roll(`width ${at}`, 90)}`, inks.wall, 2.6),
  );
  const x = 70 + dice.roll('boat', 170);
  const boat = group(
    shape('M-30 0h60c-4 12-10 16-18 16h-24c-8 0-14-4-18-16zM3-46v40h28zM-2-36v30h-20z', inks.pale),
    `translate(${x} 104)`,
  );
  return (
    box(0, 0, 320, 180, inks.wall) +
    disc((x + 130) % 300, 60, 26, inks.accent) +
    box(0, 96, 320, 84, dice.pick('water', WATERS)) +
    water.join('') +
    boat
  );
}

function town(inks: SceneInks, dice: Dice): string {
  const houses = Array.from({ length: 7 }, (_, at) => {
    const height = 44 + dice.roll(`house ${at}`, 66);
    const x = at * 46;
    const fill =
      [inks.strong, inks.ground, inks.dark, inks.accent][dice.roll(`wall ${at}`, 20) === 0 ? 3 : at % 3] ?? inks.strong;
    const roof = dice.chance(`roof ${at}`, 40) ? shape(`M${x - 3} ${160 - height}l25-18 25 18z`, fill) : '';
    const lights = Array.from(
      { length: Math.floor(height / 24) },
      (_unused, row) => `M${x + 9} ${172 - height + row * 20}h8M${x + 25} ${172 - height + row * 20}h8`,
    ).join('');
    return box(x, 160 - height, 44, height, fill) + roof + bar(lights, inks.pale, 6);
  });
  return (
    box(0, 0, 320, 180, inks.wall) + disc(250, 40, 15, inks.accent) + houses.join('') + box(0, 160, 320, 20, inks.dark)
  );
}

function trip(inks: SceneInks, dice: Dice): string {
  const windows = [0, 1, 2, 3, 4].map((at) => box(38 + at * 52, 92, 36, 22, inks.wall)).join('');
  return (
    box(0, 0, 320, 180, inks.wall) +
    shape(ridge(dice, 'hill', { y: 112, swing: 50 }), inks.ground) +
    `<rect x="20" y="78" width="290" height="62" rx="12" fill="${inks.pale}"/>` +
    windows +
    box(20, 122, 290, 8, inks.accent) +
    [60, 110, 220, 270].map((x) => disc(x, 142, 9, inks.dark)).join('') +
    bar('M0 153h320', inks.dark, 4) +
    box(0, 156, 320, 24, inks.strong)
  );
}

function tea(inks: SceneInks, dice: Dice): string {
  const steam = stroke('M148 62c-8-12 8-16 0-28M172 62c-8-12 8-16 0-28', inks.pale, 4);
  const sweets = dice.chance('sweets', 60)
    ? disc(246, 126, 14, inks.accent) + disc(270, 128, 12, inks.pale) + shape('M222 140h70l-10 8h-50z', inks.dark)
    : '';
  return (
    box(0, 0, 320, 180, inks.ground) +
    box(0, 142, 320, 38, inks.strong) +
    shape('M108 74h104v24c0 30-20 48-52 48s-52-18-52-48z', inks.pale) +
    shape('M108 74h104v8H108z', '#7E9A5B') +
    stroke('M122 104c12 8 24-8 38 0s26-8 38 0', inks.accent, 3.4) +
    steam +
    sweets
  );
}

function garden(inks: SceneInks, dice: Dice): string {
  const trees = [0, 1, 2, 3, 4].map((at) => {
    const x = 36 + at * 62 + dice.roll(`tree ${at}`, 20);
    const r = 20 + dice.roll(`crown ${at}`, 14);
    return bar(`M${x} 96v56`, '#5F4A34', 5) + disc(x, 92, r, at === 2 ? inks.accent : inks.strong);
  });
  return (
    box(0, 0, 320, 180, inks.wall) +
    shape(ridge(dice, 'hill', { y: 118, swing: 40 }), inks.ground) +
    trees.join('') +
    box(0, 150, 320, 30, inks.dark)
  );
}

function workshop(inks: SceneInks, dice: Dice): string {
  const hung = [
    stroke('M0 0v36M-8 36h16v12H-8z', inks.dark, 5),
    stroke('M0 0v30', inks.dark, 5) + disc(0, 40, 10, inks.accent),
    stroke('M-8 0L8 44M8 0L-8 44', inks.dark, 4),
    box(-14, 0, 28, 8, inks.dark) + bar('M0 8v38', inks.dark, 6),
  ];
  const tools = [0, 1, 2, 3, 4, 5].map((at) =>
    group(hung[dice.roll(`tool ${at}`, 4)] ?? '', `translate(${44 + at * 46} 34)`),
  );
  return (
    box(0, 0, 320, 180, inks.wall) +
    bar('M20 30h280', '#5F4A34', 5) +
    tools.join('') +
    box(20, 122, 280, 12, '#7C5C3F') +
    bar('M44 134v46M276 134v46', '#5F4A34', 9) +
    box(70, 104, 44, 18, inks.strong) +
    disc(210, 108, 14, inks.accent) +
    box(240, 96, 26, 26, inks.pale)
  );
}

export const PLACES = { night, mountains, sea, town, trip, tea, garden, workshop } as const satisfies Record<
  string,
  Scene
>;
