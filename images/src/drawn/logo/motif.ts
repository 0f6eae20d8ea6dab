import type { Colours } from '../ink.ts';

/** Draws one figure on a 64 × 64 square; the ground is there already. */
export type Motif = (colours: Colours) => string;
