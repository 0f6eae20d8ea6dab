import { eventually } from './eventually.ts';

/** Reads that go on beside what a test does. */
export type Reading = {
  /** Waits for the answer of a read that has not begun yet. @throws what a read threw */
  another(): Promise<void>;
  /** Lets the last read answer. @throws what a read threw */
  end(): Promise<void>;
};

/** Reads without a break until told to end; a read that throws ends it. */
export function readOn(read: () => Promise<void>): Reading {
  let ended = false;
  let reads = 0;
  const running = (async () => {
    for (; !ended; reads += 1) await read();
  })();
  // Whoever waits for the next read, or for the end, hears of it.
  running.catch(() => {});
  return {
    async another() {
      const begun = reads + 1;
      await Promise.race([eventually(() => ended || reads > begun), running]);
    },
    end() {
      ended = true;
      return running;
    },
  };
}
