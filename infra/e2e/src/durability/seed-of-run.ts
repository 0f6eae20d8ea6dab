import { randomInt } from 'node:crypto';

/** MEIKAN_SEED, or one of chance; tests print what they use, so that a failure can be run again. */
export const seedOfRun = (): number => Number(process.env.MEIKAN_SEED ?? randomInt(2 ** 31));
