import type { Dice } from '../hash.ts';
import { bar, box, disc, group, round, shape, stroke } from '../svg.ts';
import { audience, figure } from './people.ts';
import { type Scene, type SceneInks, WOODS } from './scene.ts';

const desk = (x: number, y: number, wood: string): string =>
  box(x, y, 110, 8, wood) + bar(`M${x + 14} ${y + 8}v44M${x + 98} ${y + 8}v44`, wood, 4);

function windows(inks: SceneInks, count: number): string {
  const gap = 16;
  const width = (320 - 48 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => {
    const x = round(24 + at * (width + gap));
    return box(x, 24, round(width), 76, '#BFD2D8') + bar(`M${round(x + width / 2)} 24v76`, inks.pale, 3);
  }).join('');
}

function plant(x: number, y: number, leaf: string, pot: string): string {
  return group(
    shape(
      'M0 0C-14-10-16-26-10-36-4-28 0-14 0 0zM0 0C14-12 18-24 14-38 4-30 0-14 0 0zM0 0C-3-18-2-36 1-46 6-34 5-14 0 0z',
      leaf,
    ) + shape('M-10 0h20l-3 20H-7z', pot),
    `translate(${x} ${y})`,
  );
}

function office(inks: SceneInks, dice: Dice): string {
  const wood = dice.pick('wood', WOODS);
  const screens = box(70, 92, 34, 24, '#2B2B2B') + box(214, 98, 34, 24, '#2B2B2B');
  const green = dice.chance('plant', 55) ? plant(160, 136, '#4F6B47', inks.accent) : '';
  return (
    box(0, 0, 320, 180, inks.wall) +
    box(0, 128, 320, 52, inks.ground) +
    windows(inks, 2 + dice.roll('windows', 3)) +
    green +
    desk(40, 116, wood) +
    desk(180, 122, wood) +
    screens
  );
}

function team(inks: SceneInks, dice: Dice): string {
  const places = dice.pick('places', [
    [
      { x: 86, y: 104, scale: 1 },
      { x: 234, y: 104, scale: 1 },
      { x: 160, y: 108, scale: 1 },
    ],
    [
      { x: 62, y: 98, scale: 0.85 },
      { x: 126, y: 96, scale: 0.85 },
      { x: 194, y: 96, scale: 0.85 },
      { x: 258, y: 98, scale: 0.85 },
    ],
    [
      { x: 108, y: 100, scale: 1.05 },
      { x: 212, y: 100, scale: 1.05 },
    ],
  ]);
  const people = places.map((place, at) => figure(dice, at, place)).join('');
  return box(0, 0, 320, 180, inks.wall) + box(0, 140, 320, 40, inks.ground) + people;
}

function hall(inks: SceneInks, dice: Dice): string {
  const slide = box(60, 30, 200, 86, '#F2EADB') + bar('M84 54h96M84 70h120M84 86h70', inks.dark, 4);
  return (
    box(0, 0, 320, 180, inks.dark) +
    slide +
    disc(228, 92, 12, inks.accent) +
    audience(inks.strong, { y: 150, count: 5 + dice.roll('seats', 3), width: 320, radius: 17 })
  );
}

function interview(inks: SceneInks, dice: Dice): string {
  const table = box(88, 140, 144, 10, dice.pick('wood', WOODS)) + bar('M110 150v30M210 150v30', '#4A3A2B', 4);
  const cups = shape('M138 128h14v7a7 7 0 0 1-14 0zM168 128h14v7a7 7 0 0 1-14 0z', inks.pale);
  return (
    box(0, 0, 320, 180, inks.wall) +
    box(112, 20, 96, 62, inks.pale) +
    stroke('M126 36h58M126 50h68M126 64h40', inks.ground, 3) +
    figure(dice, 0, { x: 74, y: 98, scale: 1 }) +
    figure(dice, 1, { x: 246, y: 98, scale: 1 }) +
    cups +
    table
  );
}

function deskTop(inks: SceneInks, dice: Dice): string {
  const screen =
    box(96, 42, 112, 74, inks.dark) +
    box(102, 48, 100, 62, inks.pale) +
    bar('M112 62h54M112 76h78M112 90h40', inks.strong, 4) +
    shape('M82 116h140l10 12H72z', '#8C8578');
  const cup =
    shape('M246 96h28v20a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10z', inks.accent) +
    stroke('M274 102c10-2 10 14-1 14', inks.accent, 4) +
    stroke('M255 88c-3-5 3-6 0-11M266 88c-3-5 3-6 0-11', inks.ground, 2.4);
  return (
    box(0, 0, 320, 180, inks.wall) +
    box(0, 126, 320, 54, dice.pick('wood', WOODS)) +
    screen +
    cup +
    plant(48, 108, '#4F6B47', inks.pale)
  );
}

function whiteboard(inks: SceneInks, dice: Dice): string {
  const papers = ['#E3B964', '#E7D9B4', '#BFD2D8', '#D98A6A', '#C9D3B4'];
  const notes = [0, 1, 2, 3].flatMap((column) =>
    Array.from({ length: 1 + dice.roll(`notes ${column}`, 3) }, (_, row) =>
      box(66 + column * 50, 46 + row * 30, 30, 22, papers[dice.roll(`paper ${column} ${row}`, 5)] ?? '#E3B964'),
    ),
  );
  return (
    box(0, 0, 320, 180, inks.wall) +
    box(46, 28, 228, 116, inks.pale) +
    bar('M46 144h228', inks.strong, 5) +
    bar('M106 36v100M156 36v100M206 36v100', inks.wall, 2) +
    notes.join('') +
    box(0, 158, 320, 22, inks.ground)
  );
}

function bookshelf(inks: SceneInks, dice: Dice): string {
  const spines = ['#7A4B3A', '#3E5568', '#59694A', '#C9B491', '#A4553B', '#2E4A38', '#D6A039'];
  const shelf = (row: number) => {
    const books = Array.from({ length: 17 }, (_, at) => {
      const height = 32 + dice.roll(`height ${row} ${at}`, 16);
      const color = spines[dice.roll(`spine ${row} ${at}`, 7)] ?? inks.strong;
      return dice.chance(`gap ${row} ${at}`, 14) ? '' : box(24 + at * 16, 56 + row * 58 - height, 12, height, color);
    });
    return books.join('') + box(14, 56 + row * 58, 292, 5, '#5F4A34');
  };
  return box(0, 0, 320, 180, inks.wall) + [0, 1, 2].map(shelf).join('');
}

function studio(inks: SceneInks, dice: Dice): string {
  const wave = Array.from({ length: 27 }, (_, at) => {
    const half = 6 + dice.roll(`wave ${at}`, 38);
    return `M${20 + at * 11} ${90 - half}v${half * 2}`;
  });
  return (
    box(0, 0, 320, 180, inks.dark) +
    stroke(wave.join(''), inks.strong, 4) +
    `<rect x="141" y="36" width="38" height="70" rx="19" fill="${inks.pale}"/>` +
    stroke('M128 84c0 42 64 42 64 0M160 116v26M138 142h44', inks.pale, 5) +
    bar('M146 56h28M146 68h28M146 80h28', inks.dark, 2.4) +
    disc(214, 48, 7, inks.accent)
  );
}

export const INTERIORS = {
  office,
  team,
  hall,
  interview,
  desk: deskTop,
  whiteboard,
  bookshelf,
  studio,
} as const satisfies Record<string, Scene>;
