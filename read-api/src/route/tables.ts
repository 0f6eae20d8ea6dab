import { readTable } from '@meikan/projections/read-model';

/** The tables that conditions and columns of several queries speak of, by the one alias that each has in all of them. */
export const p = readTable('person', 'p');
export const c = readTable('company', 'c');
export const a = readTable('article', 'a');
export const m = readTable('membership', 'm');
export const u = readTable('usage', 'u');
export const pa = readTable('paid_account', 'pa');
