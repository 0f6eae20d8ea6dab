import { createHash } from 'node:crypto';
import { NORM_VERSION } from '@meikan/search/folding';
import { LIVING, readModelDdl } from './tables.ts';

/** Raise when a projector folds the same events into other rows; a change of the tables' shape shows by itself. */
const FOLD = 8;

/** Which shape and fold the tables have, and which folding their names. Tables of another version are rebuilt beside the living ones and swapped. */
export const READ_MODEL_VERSION = `${FOLD}-${NORM_VERSION}-${createHash('sha256').update(readModelDdl(LIVING).join(';')).digest('hex').slice(0, 16)}`;
