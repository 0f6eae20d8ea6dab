import type { Pool } from 'pg';
import { foldedCategories } from '../folders.ts';
import { foldedTables, LIVING, type ReadModelSchema } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { checksum } from '../rebuild/checksum.ts';
import { makeSchema } from '../rebuild/schemas.ts';
import { writerOf } from '../rebuild/shadow.ts';
import { after } from '../runner/after.ts';
import type { TestApp } from './test-app.ts';

/** Folds the whole log into a new schema, pages as long as `pageSize` says, by a writer that begins anew when `restarts` says so. */
export async function foldInto(
  app: TestApp,
  schema: ReadModelSchema,
  pageSize: () => number,
  restarts: () => boolean = () => false,
): Promise<void> {
  const { log, decoder, database } = app;
  const { pool } = database;
  await makeSchema(pool, schema, log.start, READ_MODEL_VERSION);
  const parts = { log, decoder, pool, onParked: () => undefined };
  let writer = await writerOf(parts, schema);
  for (;;) {
    const events = await log.readAll({
      ...after(writer.position, log.start),
      limit: pageSize(),
      categories: foldedCategories,
    });
    const last = events.at(-1);
    if (!last) return;
    await writer.write({ events, through: last.position });
    if (restarts()) writer = await writerOf(parts, schema);
  }
}

/** Checksum and number of rows of every folded table. */
export async function checksums(pool: Pool, schema: string = LIVING): Promise<Readonly<Record<string, string>>> {
  const client = await pool.connect();
  try {
    const sums: Record<string, string> = {};
    for (const { name } of foldedTables) {
      const { rows, sum } = await checksum(client, schema, name);
      sums[name] = `${rows} rows ${sum}`;
    }
    return sums;
  } finally {
    client.release();
  }
}
