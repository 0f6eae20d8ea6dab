import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@meikan/testkit';
import { serveApplication } from '../test-app/serve-application.ts';
import { openWriters, type Writer } from './writers.ts';

/** Where several applications live together. */
export type Place = { readonly databaseUrl: string; readonly dataFolder: string };

/** A database and a folder of the test's own, given back with `opened`, and so many people who are signed in there. */
export async function settleIn(
  opened: AsyncDisposableStack,
  count: number,
): Promise<{ readonly place: Place; readonly writers: readonly Writer[] }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'meikan-durability-'));
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  const place = { databaseUrl: database.url, dataFolder };
  await using first = await serveApplication(place);
  return { place, writers: await openWriters(first.application, first.url, count) };
}
