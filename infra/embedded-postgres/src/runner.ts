import type { Binaries } from './binaries.ts';

/** How the programs are run: PostgreSQL refuses to be run by root. */
export type Runner = {
  readonly how: 'ordinary' | 'user-namespace' | 'other-account';
  readonly binaries: Binaries;
  /** Where the cluster lies; differs from the wanted folder only under `other-account`. */
  readonly dataFolder: string;
  /** Words put before the program. */
  readonly prefix: readonly string[];
  /** The account that is taken on by the process and owns the data. */
  readonly account?: { readonly uid: number; readonly gid: number };
};

export type Log = (line: string) => void;
