import { randomUUID } from 'node:crypto';
import { CommandHandler } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';

/**
 * Answers `{ work, count, callers }` with `{ perSecond, p99 }`. The pool has as many connections as that of the
 * single inserts; every append names the version that it expects.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });
const store = getPostgreSQLEventStore(process.argv[2] ?? '', { connectionOptions: { pool } });
await store.schema.migrate();
const handle = CommandHandler({ evolve: (state) => state, initialState: () => ({}) });

const reader = '0199c0de-0000-7000-8000-000000000001';

function sampleEvent(id) {
  const data = {
    userId: reader,
    referenceId: id,
    at: '2026-11-21T12:00:00.000Z',
    mode: 'general',
    target: { owner: { kind: 'user', id: reader }, mainCategory: 'private_blog' },
  };
  const metadata = {
    commandId: id,
    correlationId: id,
    causationId: id,
    actor: { id: reader, role: 'general' },
    issuedAt: data.at,
  };
  return { type: 'article-bookmarked', data, metadata };
}

const works = {
  append: (id, event) => store.appendToStream(`bookmark-${id}`, [event], { expectedStreamVersion: 0n }),
  command: (id, event) => handle(store, `bookmark-${id}`, () => [event]),
};

async function measure({ work, count, callers }) {
  const samples = Array.from({ length: count }, () => randomUUID()).map((id) => [id, sampleEvent(id)]);
  const rest = samples.values();
  const latencies = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (const [id, event] of rest) {
        const sent = performance.now();
        await works[work](id, event);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const perSecond = count / ((performance.now() - began) / 1000);
  return { perSecond, p99: latencies.sort((a, b) => a - b)[Math.floor(count * 0.99)] };
}

process.on('message', async (asked) => process.send?.(await measure(asked)));
process.once('disconnect', async () => {
  await store.close();
  await pool.end();
  process.exit(0);
});
process.send?.('ready');
