import { createDice, type Dice } from '../hash.ts';
import { bar, box, disc, group, round, shape, sheet, stroke } from '../svg.ts';
import { type Scene, type SceneInks, sceneInks, WATERS } from './scene.ts';

const WIDTH = 1200;
const HEIGHT = 320;

/** A line of hills from edge to edge, closed below. */
function hills(dice: Dice, name: string, line: { y: number; swing: number }): string {
  const y = (at: number) => round(line.y - dice.roll(`${name} ${at}`, line.swing));
  const joints = [1, 2, 3].map((at) => `S${at * 300 + 150} ${y(at * 2)} ${at * 300 + 300} ${y(at * 2 + 1)}`);
  return `M-4 ${y(20)}C60 ${y(21)} 200 ${y(22)} 300 ${y(0)}${joints.join('')}V324H-4z`;
}

const sky = (inks: SceneInks, dice: Dice): string =>
  box(0, 0, WIDTH, HEIGHT, inks.wall) +
  disc(760 + dice.roll('sun', 300), 90 + dice.roll('sun height', 60), 44, inks.accent);

/** A bare tree, a few strokes of the pen. */
function twig(x: number, y: number, colour: string): string {
  return group(
    stroke('M0 0c-2-18 2-36 4-52M3-32c-8-4-12-10-14-18M4-40c7-5 11-10 13-17M36-4c-1-10 1-22 3-32', colour, 2),
    `translate(${x} ${y})`,
  );
}

function rolling(inks: SceneInks, dice: Dice): string {
  return (
    sky(inks, dice) +
    shape(hills(dice, 'far', { y: 240, swing: 60 }), inks.ground) +
    shape(hills(dice, 'near', { y: 290, swing: 40 }), inks.pale) +
    twig(160 + dice.roll('tree', 500), 276, inks.dark)
  );
}

function ranges(inks: SceneInks, dice: Dice): string {
  const x = 260 + dice.roll('peak', 400);
  return (
    sky(inks, dice) +
    shape(`M${x - 330} 300L${x} 70l330 230z`, inks.strong) +
    shape(`M${x - 62} 113L${x} 70l62 43-26 12-20-12-18 18-22-14z`, inks.pale) +
    shape(hills(dice, 'far', { y: 280, swing: 70 }), inks.ground) +
    shape(hills(dice, 'near', { y: 312, swing: 34 }), inks.dark)
  );
}

function shore(inks: SceneInks, dice: Dice): string {
  const ripples = Array.from(
    { length: 12 },
    (_, at) => `M${dice.roll(`ripple ${at}`, 1080)} ${208 + at * 9}h${60 + dice.roll(`length ${at}`, 120)}`,
  );
  const boat = group(
    shape('M-30 0h60c-4 12-10 16-18 16h-24c-8 0-14-4-18-16zM3-46v40h28zM-2-36v30h-20z', inks.pale),
    `translate(${320 + dice.roll('boat', 420)} 190)`,
  );
  return (
    sky(inks, dice) +
    box(0, 186, WIDTH, 134, dice.pick('water', WATERS)) +
    stroke(ripples.join(''), inks.wall, 2.6) +
    boat +
    shape(hills(dice, 'beach', { y: 322, swing: 26 }), inks.ground)
  );
}

function streets(inks: SceneInks, dice: Dice): string {
  const houses = Array.from({ length: 24 }, (_, at) => {
    const height = 50 + dice.roll(`house ${at}`, 130);
    const x = at * 50;
    const fill = [inks.strong, inks.ground, inks.dark][dice.roll(`wall ${at}`, 3)] ?? inks.strong;
    const roof = dice.chance(`roof ${at}`, 35) ? shape(`M${x - 3} ${284 - height}l28-20 28 20z`, fill) : '';
    const lights = Array.from(
      { length: Math.floor(height / 26) },
      (_unused, row) => `M${x + 10} ${300 - height + row * 22}h9M${x + 28} ${300 - height + row * 22}h9`,
    );
    return box(x, 284 - height, 48, height, fill) + roof + bar(lights.join(''), inks.pale, 7);
  });
  return sky(inks, dice) + houses.join('') + box(0, 284, WIDTH, 36, inks.dark);
}

function fields(inks: SceneInks, dice: Dice): string {
  const rows = Array.from(
    { length: 7 },
    (_, at) =>
      `M-10 ${236 + at * 14}C300 ${206 + at * 14 + dice.roll(`row ${at}`, 10)} 700 ${246 + at * 14} 1210 ${214 + at * 15}`,
  );
  return (
    sky(inks, dice) +
    shape(hills(dice, 'far', { y: 214, swing: 70 }), inks.strong) +
    shape('M-4 232C300 200 700 240 1204 210V324H-4z', inks.ground) +
    stroke(rows.join(''), inks.pale, 3) +
    twig(930, 220, inks.dark)
  );
}

function grove(inks: SceneInks, dice: Dice): string {
  const trees = Array.from({ length: 17 }, (_, at) => {
    const x = 24 + at * 72 + dice.roll(`x ${at}`, 30);
    const top = 90 + dice.roll(`top ${at}`, 90);
    return (
      shape(`M${x - 34} 286L${x} ${top}l34 ${286 - top}z`, at % 3 === 0 ? inks.ground : inks.strong) +
      bar(`M${x} 286v14`, inks.dark, 6)
    );
  });
  return sky(inks, dice) + trees.join('') + shape(hills(dice, 'near', { y: 304, swing: 20 }), inks.pale);
}

function nightfall(inks: SceneInks, dice: Dice): string {
  const stars = Array.from({ length: 40 }, (_, at) =>
    disc(dice.roll(`star x ${at}`, WIDTH), dice.roll(`star y ${at}`, 170), 1.2 + (at % 3) * 0.5, '#EBE3C8'),
  );
  return (
    box(0, 0, WIDTH, HEIGHT, '#20263A') +
    stars.join('') +
    disc(760 + dice.roll('moon', 300), 100, 50, '#E9D7A0') +
    shape(hills(dice, 'far', { y: 240, swing: 70 }), '#3B4763') +
    shape(hills(dice, 'near', { y: 296, swing: 40 }), inks.strong)
  );
}

function archedBridge(inks: SceneInks, dice: Dice): string {
  const arches = [0, 1, 2, 3].map((at) => `M${at * 300 + 20} 262a130 112 0 0 1 260 0`).join('');
  return (
    sky(inks, dice) +
    shape(hills(dice, 'far', { y: 190, swing: 60 }), inks.ground) +
    box(0, 252, WIDTH, 68, dice.pick('water', WATERS)) +
    bar(arches, inks.dark, 9) +
    bar('M0 146h1200', inks.dark, 12) +
    stroke('M90 282h160M420 296h190M760 280h150M980 302h140', inks.wall, 2.6)
  );
}

function waves(inks: SceneInks): string {
  const scales = Array.from({ length: 17 * 10 }, (_, at) => {
    const row = Math.floor(at / 17);
    const cx = (at % 17) * 76 + (row % 2) * 38 - 10;
    const cy = row * 34 + 20;
    return (
      disc(cx, cy, 41, inks.strong) +
      [40, 29, 18]
        .map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${inks.wall}" stroke-width="2.4"/>`)
        .join('')
    );
  });
  return box(0, 0, WIDTH, HEIGHT, inks.strong) + scales.join('');
}

const COVERS = {
  rolling,
  ranges,
  shore,
  streets,
  fields,
  grove,
  nightfall,
  bridge: archedBridge,
  waves,
} as const satisfies Record<string, Scene>;

export type CoverScene = keyof typeof COVERS;

export const COVER_SCENES = Object.keys(COVERS) as [CoverScene, ...CoverScene[]];

/** The wide picture on top of a company's page. */
export function drawCover(seed: string, options: { readonly scene?: CoverScene; readonly hue?: number }): string {
  const dice = createDice(seed);
  const scene: Scene = COVERS[options.scene ?? dice.pick('scene', COVER_SCENES)];
  return sheet(WIDTH, HEIGHT, scene(sceneInks(dice, options.hue), dice));
}
