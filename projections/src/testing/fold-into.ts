import type { Pool } from 'pg';
import { folders } from '../folders.ts';
import { foldedTables, LIVING, type ReadModelSchema } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { checksum } from '../rebuild/checksum.ts';
import { makeSchema } from '../rebuild/schemas.ts';
import { after } from '../runner/after.ts';
import { readCheckpoint } from '../runner/checkpoint.ts';
import { PageWriter } from '../runner/page-writer.ts';
import type { House } from './open-house.ts';

/** Folds the whole log into a new schema, pages as long as `pageSize` says. */
export async function foldInto(house: House, schema: ReadModelSchema, pageSize: () => number): Promise<void> {
  const { log, decoder, database } = house;
  await makeSchema(database.pool, schema, log.start, READ_MODEL_VERSION);
  const checkpoint = await readCheckpoint(database.pool, schema);
  if (!checkpoint) throw new Error(`${schema} was not made`);
  const { epoch, position } = checkpoint;
  const onParked = () => undefined;
  const writer = await PageWriter.open({ pool: database.pool, schema, folders, epoch, position, decoder, onParked });
  const categories = folders.map(({ category }) => category);
  for (;;) {
    const events = await log.readAll({ ...after(writer.position, log.start), limit: pageSize(), categories });
    const last = events.at(-1);
    if (!last) return;
    await writer.write({ events, through: last.position });
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
