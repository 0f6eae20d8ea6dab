import { openDatabase } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { type OrderedLog, seeded, tail } from './order.ts';

/**
 * What the log must not be: positions from a sequence, handed out at the insert but visible at the commit, so that a
 * reader who has seen 2 never goes back for 1.
 */
function naiveLog(pool: Pool, random: () => number): OrderedLog {
  return {
    async write(stream, id) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(
          `insert into naive (stream, revision, id)
           select $1, count(*), $2 from naive where stream = $1`,
          [stream, id],
        );
        await client.query('select pg_sleep($1)', [random() / 100]);
        const commit = random() < 0.8;
        await client.query(commit ? 'commit' : 'rollback');
        return commit;
      } finally {
        client.release();
      }
    },
    async readAfter(cursor) {
      const { rows } = await pool.query<{ position: string; stream: string; revision: string; id: string }>(
        'select * from naive where position > $1 order by position limit 100',
        [cursor ?? '0'],
      );
      const events = rows.map(({ stream, revision, id }) => ({ stream, revision: BigInt(revision), id }));
      return { events, cursor: rows.at(-1)?.position ?? cursor };
    },
  };
}

it('fails for a log that is ordered by a sequence', async () => {
  const database = await createTestDatabase();
  const { pool, end } = openDatabase({ url: database.url, poolSize: 20, applicationName: 'naive log' });
  await pool.query('create table naive (position bigserial primary key, stream text, revision bigint, id text)');
  const random = seeded(1);
  const wrong = await tail(naiveLog(pool, random), { writers: 16, writesEach: 10, random });
  await end();
  await database.drop();
  expect(wrong.filter((line) => line.endsWith('was committed but never seen'))).not.toEqual([]);
});
