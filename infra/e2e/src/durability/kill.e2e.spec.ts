import { SEED } from '@meikan/testkit';
import { it } from 'vitest';
import { killRounds, ROUND_MS } from './kill-rounds.ts';

const play = killRounds();

it('loses nothing, doubles nothing, and repeats its answers after a kill', { timeout: ROUND_MS }, () => play(SEED));
