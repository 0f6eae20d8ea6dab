import type { Random } from '@meikan/testkit';

/** What may happen to one request on its way to the server and back. */
export const FAULTS = [
  'drop-before',
  'drop-after-commit',
  'delay',
  'server-error',
  'unauthorized',
  'conflict',
  'html',
  'duplicate',
  'half-body',
  'truncated-batch',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Chooses what happens to a request; null: nothing. */
export type ChooseFault = (request: { readonly method: string; readonly path: string }) => Fault | null;

export const noFault: ChooseFault = () => null;

/** How often each fault is drawn, relative to the others: a 401 costs a sign-in, so it is rare. */
const WEIGHTS: Readonly<Record<Fault, number>> = {
  'drop-before': 6,
  'drop-after-commit': 8,
  delay: 4,
  'server-error': 4,
  unauthorized: 0.3,
  conflict: 2,
  html: 3,
  duplicate: 5,
  'half-body': 3,
  'truncated-batch': 5,
};

const BATCH = /^\/api\/commands$/;

/** Faults by chance for every API request; a truncated batch happens to batches only. */
export function faultsByChance(random: Random, probability: number): ChooseFault {
  return ({ path }) => {
    if (!path.startsWith('/api/') || !random.chance(probability)) return null;
    const fault = drawn(random);
    return fault === 'truncated-batch' && !BATCH.test(path) ? 'half-body' : fault;
  };
}

function drawn(random: Random): Fault {
  const total = FAULTS.reduce((sum, fault) => sum + WEIGHTS[fault], 0);
  let left = (random.int(1_000_000) / 1_000_000) * total;
  for (const fault of FAULTS) {
    left -= WEIGHTS[fault];
    if (left < 0) return fault;
  }
  return 'drop-before';
}

/** The same fault for every batch of commands, for so many of them. */
export function faultsInTurn(...faults: readonly (Fault | null)[]): ChooseFault {
  const left = [...faults];
  return ({ path }) => (BATCH.test(path) ? (left.shift() ?? null) : null);
}
