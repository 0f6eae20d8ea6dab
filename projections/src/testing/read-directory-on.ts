import type { EventLog } from '@meikan/event-log';
import { type Reading, readOn } from '@meikan/testkit';
import type { Pool } from 'pg';
import { expect, vi } from 'vitest';

/** Reads the directory without a break; every read must answer, and never less than was there before. */
export const readDirectoryOn = (pool: Pool): Reading =>
  readOn(async () => {
    const found = await pool.query<{ people: number; follows: number }>({
      name: 'read-on',
      text: 'select (select count(*)::int from read_model.person) as people, (select count(*)::int from read_model.follow) as follows',
    });
    expect(found.rows[0]?.people).toBeGreaterThan(0);
  });

/** Lets the rebuild take no step before another read was answered: one that kept readers waiting would come to no end. */
export function readBeforeEveryStep(log: EventLog, reading: Reading) {
  const readAll = log.readAll.bind(log);
  return vi.spyOn(log, 'readAll').mockImplementation(async (options) => {
    await reading.another();
    return readAll(options);
  });
}
