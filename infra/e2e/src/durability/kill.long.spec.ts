import { SEED } from '@meikan/testkit';
import { it } from 'vitest';
import { killRounds, ROUND_MS } from './kill-rounds.ts';

const play = killRounds();
const ROUNDS = 20;

it.each(Array.from({ length: ROUNDS }, (_, round) => SEED + 1 + round))(
  'loses nothing, doubles nothing, and repeats its answers after many kills (seed %i)',
  { timeout: ROUND_MS },
  (seed) => play(seed),
);
