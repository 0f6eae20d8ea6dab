import { createDice } from '../hash.ts';
import { colours, type Tone } from '../ink.ts';
import { box, group, sheet } from '../svg.ts';
import { CREATURES } from './creatures.ts';
import { LAND_AND_LEAF } from './land-and-leaf.ts';
import type { Motif } from './motif.ts';
import { SIGNS } from './signs.ts';
import { SKY_AND_WATER } from './sky-and-water.ts';
import { TOOLS } from './tools.ts';

const NATURE = { ...SKY_AND_WATER, ...LAND_AND_LEAF, ...CREATURES };
const MOTIFS = { ...NATURE, ...TOOLS, ...SIGNS };

export type LogoMotif = keyof typeof MOTIFS;

export const LOGO_MOTIFS = Object.keys(MOTIFS) as [LogoMotif, ...LogoMotif[]];

const TONES = ['paper', 'paper', 'deep', 'deep', 'seal', 'sand'] as const satisfies readonly Tone[];

/** A square mark: flat, two or three colours, readable at 28 pixels. Without a motif or hue the seed decides. */
export function drawLogo(seed: string, options: { readonly motif?: LogoMotif; readonly hue?: number }): string {
  const dice = createDice(seed);
  const palette = colours(dice.pick<Tone>('tone', TONES), options.hue ?? dice.roll('hue', 360));
  const name = options.motif ?? dice.pick('motif', LOGO_MOTIFS);
  const motif: Motif = MOTIFS[name];
  const figure = motif(palette);
  // A mountain or a bird reads the same from behind; a chart, a note or a clock does not.
  const turned = name in NATURE && dice.chance('mirror', 40) ? group(figure, 'matrix(-1 0 0 1 64 0)') : figure;
  return sheet(64, 64, box(0, 0, 64, 64, palette.ground) + turned);
}
