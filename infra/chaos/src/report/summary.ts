import type { Finding } from '../oracle/claim.ts';
import type { SeedResult as Judged } from '../run/run-seed.ts';

type SeedResult = Omit<Judged, 'trace'>;

/** All runs in one: what was found of each kind, and what the runs were made of. */
export type Summary = Readonly<Record<Finding['kind'], number>> & {
  readonly seeds: number;
  readonly edits: number;
  readonly kills: number;
  readonly emptied: number;
  readonly requests: number;
  readonly batches: number;
  readonly decided: number;
  readonly updates: number;
  readonly wipes: number;
  readonly byHand: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly runs: readonly SeedResult[];
};

export function summaryOf(runs: readonly SeedResult[]): Summary {
  const findings = runs.flatMap((run) => run.findings);
  const found = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const sum = (of: (run: SeedResult) => number) => runs.reduce((total, run) => total + of(run), 0);
  const faults: Record<string, number> = {};
  for (const [fault, times] of runs.flatMap((run) => Object.entries(run.faults))) {
    faults[fault] = (faults[fault] ?? 0) + times;
  }
  return {
    seeds: runs.length,
    edits: sum(({ edits }) => edits),
    lost: found('lost'),
    doubled: found('doubled'),
    reordered: found('reordered'),
    revived: found('revived'),
    diverged: found('diverged'),
    stuck: found('stuck'),
    kills: sum(({ kills }) => kills),
    emptied: sum(({ emptied }) => emptied),
    requests: sum(({ requests }) => requests),
    batches: sum(({ batches }) => batches),
    decided: sum(({ decided }) => decided),
    updates: sum(({ updates }) => updates),
    wipes: sum(({ wipes }) => wipes),
    byHand: sum(({ byHand }) => byHand),
    faults,
    seconds: Math.round(sum(({ seconds }) => seconds)),
    runs,
  };
}
