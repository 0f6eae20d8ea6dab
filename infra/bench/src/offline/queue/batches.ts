import type { FaultProxy } from '@meikan/chaos';
import { eventually } from '@meikan/testkit';

/** Hears, from when it is called, when batches of commands reach a proxy. */
export function hearBatches(proxy: FaultProxy): {
  /** Ms from a moment (`performance.now()`) to the first batch after it; waits for one at most so many ms. */
  firstAfter(moment: number, within: number): Promise<number>;
  readonly count: number;
} {
  const moments: number[] = [];
  proxy.faults = ({ path }) => {
    if (path === '/api/commands') moments.push(performance.now());
    return null;
  };
  return {
    async firstAfter(moment, within) {
      const found = await eventually(() => moments.find((at) => at > moment), { within }).catch(() => undefined);
      if (found === undefined) throw new Error(`nothing was sent within ${within / 1000} s`);
      return found - moment;
    },
    get count() {
      return moments.length;
    },
  };
}
