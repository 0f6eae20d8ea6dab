import type { BenchServer } from './bench-server.ts';
import type { Row } from './row.ts';
import type { Random } from './statistics.ts';

/** What every bench is given. */
export type BenchContext = {
  readonly server: BenchServer;
  readonly random: Random;
  /** Contests run so often; the median counts. */
  readonly rounds: number;
  /** 1, or a smaller share of all amounts of work for a first look. */
  readonly scale: number;
  /** Folder for this run's own files, gone afterwards. */
  readonly folder: string;
  /** Which goals of a bench of several are wanted; all when absent. */
  readonly goals?: readonly string[] | undefined;
  /** A folder with builds of the app that chaos runs use, made before; else they are made. */
  readonly builds?: string | undefined;
  /** A folder with such a build of another commit, to be measured by turns with this one. */
  readonly against?: string | undefined;
  /** A folder with the large directory of an earlier run, or where this one leaves it; else it is gone afterwards. */
  readonly data?: string | undefined;
  say(line: string): void;
};

export type Bench = { readonly name: string; run(context: BenchContext): Promise<readonly Row[]> };
