import { randomInt } from 'node:crypto';

/** A seed of its own for every run, printed so that a failure can be run again with MEIKAN_SEED. */
export function printedSeed(): number {
  const seed = Number(process.env.MEIKAN_SEED ?? randomInt(2 ** 31));
  console.info(`MEIKAN_SEED=${seed}`);
  return seed;
}
