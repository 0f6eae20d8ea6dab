import type { Dice } from '../hash.ts';
import { disc, group, round, shape } from '../svg.ts';
import { CLOTHS, HAIRS, SKINS } from './scene.ts';

const HAIR_CUTS = [
  'M-20 0c-2-18 8-26 20-26s22 8 20 26c-6-12-34-12-40 0z',
  'M-22 18c-6-34 4-46 22-46s28 12 22 46c-4-6-6-18-8-24-10 2-22 0-28-2-2 8-4 20-8 26z',
  'M-20-2c0-18 8-25 20-25s22 8 20 25c-10-8-30-10-40 0z',
  'M-21 12c-5-26 3-40 21-40s26 14 21 40c-3-8-4-14-6-20-8-4-16-8-22-12-2 8-8 12-11 14-1 6-2 12-3 18z',
] as const;

/** Somebody at (x, y = chin level), `scale` 1 = 72 wide. `at` tells apart those who stand in one picture. */
export function figure(dice: Dice, at: number, place: { x: number; y: number; scale: number }): string {
  const body = shape('M-36 76c0-40 14-52 36-52s36 12 36 52z', dice.pick(`cloth ${at}`, CLOTHS));
  const head = disc(0, 0, 19, dice.pick(`skin ${at}`, SKINS));
  const hair = shape(dice.pick(`cut ${at}`, HAIR_CUTS), dice.pick(`hair ${at}`, HAIRS));
  return group(body + head + hair, `translate(${round(place.x)} ${round(place.y)}) scale(${place.scale})`);
}

/** Backs of heads in the first rows of a hall. */
export function audience(fill: string, row: { y: number; count: number; width: number; radius: number }): string {
  const step = row.width / row.count;
  return Array.from({ length: row.count }, (_, at) =>
    disc(round(step * (at + 0.5)), row.y + (at % 2) * 6, row.radius, fill),
  ).join('');
}
