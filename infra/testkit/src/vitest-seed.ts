import fc from 'fast-check';
import { SEED } from './seed.ts';

/** Vitest's setupFile of all tests: properties are tried on values that follow from the seed. */
fc.configureGlobal({ seed: SEED });
