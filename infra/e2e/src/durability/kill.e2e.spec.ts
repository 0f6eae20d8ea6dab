import { SEED } from '@meikan/testkit';
import { it } from 'vitest';
import { killRounds, ROUND_MS } from './kill-rounds.ts';

const play = killRounds();

it('loses nothing, doubles nothing, and answers again what it answered', { timeout: ROUND_MS }, () => play(SEED));
