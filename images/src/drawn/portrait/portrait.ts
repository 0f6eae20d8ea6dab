import { createDice, type Dice } from '../hash.ts';
import { ink } from '../ink.ts';
import { box, disc, group, shape, sheet } from '../svg.ts';
import { CLOTHES } from './clothes.ts';
import { type Hair, LONG_HAIR, SHORT_HAIR } from './hair.ts';

/** How somebody is drawn on request. */
export const PORTRAIT_LOOKS = ['short', 'long'] as const;
export type PortraitLook = (typeof PORTRAIT_LOOKS)[number];

const SKINS = ['#EBCDB2', '#E9C9AC', '#E4C3A2', '#DDB893', '#D9B48E', '#C99B73', '#8F6246'] as const;
const HAIRS = ['#1F1C1A', '#26211D', '#2E2620', '#3A2C22', '#4A3326', '#5A4334', '#7A5A3C', '#8D857B'] as const;
/** Most people here have dark hair and light skin; the rest are drawn less often, not never. */
const SKIN_WEIGHTS = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6] as const;
const HAIR_WEIGHTS = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7] as const;
const CLOTH_HUES = [28, 45, 75, 120, 155, 200, 230, 255, 20] as const;

function glasses(dice: Dice): string {
  const frame = dice.chance('round glasses', 60)
    ? '<circle cx="27.6" cy="30.5" r="3.7"/><circle cx="36.6" cy="30.5" r="3.7"/>'
    : '<rect x="23.6" y="27.6" width="7.6" height="5.6" rx="1.2"/><rect x="33" y="27.6" width="7.6" height="5.6" rx="1.2"/>';
  return `<g fill="none" stroke="#2A2622" stroke-width="1.3">${frame}<path d="M31.3 30.3h1.6"/></g>`;
}

function beard(colour: string): string {
  return shape(
    'M21.9 31C22 39 26 43 32.1 43S42.2 39 42.3 31C41 35 38 36.6 35.6 36.2 33.6 35.4 30.6 35.4 28.6 36.2 26.2 36.6 23.2 35 21.9 31z',
    colour,
  );
}

function head(skin: string): string {
  return (
    shape('M27.4 38h9.4v9.5c-1.6 3.4-7.6 3.4-9.4 0z', skin) +
    '<path d="M27.4 41.5c3 2.4 6.6 2.4 9.4 0v3c-3 2-6.4 2-9.4 0z" opacity=".1"/>' +
    `<ellipse cx="32.1" cy="29.5" rx="10.3" ry="12.4" fill="${skin}"/>`
  );
}

function clothes(dice: Dice): string {
  const hue = dice.pick('cloth', CLOTH_HUES);
  const pale = dice.chance('pale cloth', 25);
  const cloth = pale ? ink(0.9, 0.018, hue) : ink(0.36 + dice.roll('cloth depth', 18) / 100, 0.055, hue);
  const under = pale ? ink(0.5, 0.06, hue + 160) : ink(0.92, 0.015, 80);
  return dice.pick('cut', CLOTHES)(cloth, under);
}

function trimmings(dice: Dice, look: PortraitLook, hair: string): string {
  const face = look === 'short' && dice.chance('beard', 11) ? beard(hair) : '';
  const worn = dice.chance('glasses', 27) ? glasses(dice) : '';
  const rings =
    look === 'long' && dice.chance('ear rings', 22)
      ? disc(21.6, 36, 1.4, '#C79A3B') + disc(42.6, 36, 1.4, '#C79A3B')
      : '';
  return face + worn + rings;
}

function drawHair(hair: Hair, colour: string): { readonly behind: string; readonly before: string } {
  const knot = hair.knot === undefined ? '' : shape(hair.knot, colour);
  const back = hair.back === undefined ? '' : shape(hair.back, colour);
  return { behind: knot + back, before: shape(hair.front, colour) };
}

/** A person from the chest up, without a face: nobody in particular, and the same for the same seed. */
export function drawPortrait(seed: string, options: { readonly look?: PortraitLook; readonly hue?: number }): string {
  const dice = createDice(seed);
  const look = options.look ?? dice.pick('look', PORTRAIT_LOOKS);
  const skin = SKINS[dice.pick('skin', SKIN_WEIGHTS)];
  const colour = HAIRS[dice.pick('hair colour', HAIR_WEIGHTS)];
  const { behind, before } = drawHair(dice.pick('hair', look === 'short' ? SHORT_HAIR : LONG_HAIR), colour);
  const ground = box(0, 0, 64, 64, ink(0.845, 0.028, options.hue ?? dice.roll('hue', 360)));
  const person = behind + clothes(dice) + head(skin) + before + trimmings(dice, look, colour);
  return sheet(64, 64, ground + (dice.chance('mirror', 50) ? group(person, 'matrix(-1 0 0 1 64.2 0)') : person));
}
