import { Fault } from '@meikan/platform';

/** Longer queues only make everybody wait past their patience. */
const LONGEST_QUEUE = 64;

/** Lets at most `width` jobs run at once, the others in order. @throws Fault `passwords` when the queue is full */
export function createGate(width: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= width) {
      if (waiting.length >= LONGEST_QUEUE) throw new Fault('passwords', 'too many passwords are being checked');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
