import { Fault } from '@meikan/platform';

/** More waits than the queue holds: the sender should come again later (503 with Retry-After). */
export class LanesFull extends Fault {
  override readonly name = 'LanesFull';

  constructor() {
    super('image-lanes-full', 'too many pictures wait for a decoder');
  }
}

export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `running` works at once and lets at most `waiting` queue: decoding is what costs memory and cores. */
export function createLanes(limits: { readonly running: number; readonly waiting: number }): Lanes {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (queue.length >= limits.waiting) throw new LanesFull();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** The lane goes straight to the next in line, so nobody can slip in between. */
  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
