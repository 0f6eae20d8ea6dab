import type { Dice } from '../hash.ts';
import { type Hex, ink } from '../ink.ts';

/** Colours of a scene: wall or sky, ground, a strong figure colour, a pale one and the accent of vermilion or ochre. */
export type SceneInks = {
  readonly wall: Hex;
  readonly ground: Hex;
  readonly strong: Hex;
  readonly pale: Hex;
  readonly accent: Hex;
  readonly dark: Hex;
};

/** Draws on 320 × 180 (thumbnails) or 1200 × 320 (covers). */
export type Scene = (inks: SceneInks, dice: Dice) => string;

const ACCENTS: readonly [Hex, ...Hex[]] = ['#C4502B', '#B8512F', '#D6A039', '#C75B39', '#A4553B'];

/** Earth and sea: the greens, blues and browns of the design; never purple or pink. */
const HUES = [28, 48, 70, 95, 130, 165, 200, 225, 245] as const;

export function sceneInks(dice: Dice, options: number | undefined): SceneInks {
  const hue = options ?? dice.pick('hue', HUES);
  return {
    wall: ink(0.88, 0.025, hue),
    ground: ink(0.7, 0.045, hue + 15),
    strong: ink(0.44, 0.065, hue),
    pale: ink(0.96, 0.014, 85),
    accent: dice.pick('accent', ACCENTS),
    dark: ink(0.27, 0.025, hue),
  };
}

export const SKINS: readonly [Hex, ...Hex[]] = ['#E4C3A2', '#EBCBAC', '#D9B48E', '#E9C9AC', '#C99B73'];
export const HAIRS: readonly [Hex, ...Hex[]] = ['#2A231D', '#1F1B18', '#4A3425', '#3A2C22', '#5A4334'];
export const CLOTHS: readonly [Hex, ...Hex[]] = [
  '#3E5568',
  '#A4553B',
  '#59694A',
  '#7A4B3A',
  '#2B4A52',
  '#8A7342',
  '#50614F',
];
export const WOODS: readonly [Hex, ...Hex[]] = ['#5F4A34', '#6B4A33', '#7C5C3F', '#4A3A2B'];
/** Water is blue or green, whatever hue the land has. */
export const WATERS: readonly [Hex, ...Hex[]] = ['#27647B', '#3C6E84', '#2F5573', '#2F7B80', '#35586B'];
