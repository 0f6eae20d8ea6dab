import type { EventLog } from '@meikan/event-log';
import { eventually } from '@meikan/testkit';
import type { Pool } from 'pg';
import { expect, vi } from 'vitest';

export type Reading = {
  /** Waits for the answer of a read that has not begun yet. */
  another(): Promise<void>;
  end(): Promise<void>;
};

/** Reads without a break until told to end; every read must answer, and never less than was there before. */
export function readOn(pool: Pool): Reading {
  let ended = false;
  let reads = 0;
  const running = (async () => {
    for (; !ended; reads += 1) {
      const found = await pool.query<{ people: number; follows: number }>({
        name: 'read-on',
        text: 'select (select count(*)::int from read_model.person) as people, (select count(*)::int from read_model.follow) as follows',
      });
      expect(found.rows[0]?.people).toBeGreaterThan(0);
    }
  })();
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

/** Lets the rebuild take no step before another read was answered: one that kept readers waiting would come to no end. */
export function readBeforeEveryStep(log: EventLog, reading: Reading) {
  const readAll = log.readAll.bind(log);
  return vi.spyOn(log, 'readAll').mockImplementation(async (options) => {
    await reading.another();
    return readAll(options);
  });
}
