import type { Meilisearch } from 'meilisearch';
import type { SearchDoc } from '../port.ts';
import { INDEX } from './ask-index.ts';
import { type IndexedDoc, indexedDoc } from './indexed-doc.ts';
import { SETTINGS } from './settings.ts';
import { allFinished, finished } from './tasks.ts';
import { writeNewer } from './write-docs.ts';

export const REBUILT = 'docs_rebuild';
const BATCH = 5000;
const CARRIED = 1000;

/** Makes an index with the settings before its first document: changed later, everything would be tokenised again. */
export async function createDocIndex(client: Meilisearch, uid: string): Promise<void> {
  await finished(client, client.createIndex(uid, { primaryKey: 'ref' }));
  await finished(client, client.index(uid).updateSettings(SETTINGS));
}

/**
 * Fills a second index, swaps it with the living one, and carries over what was written to the living one since the
 * start, before the swap and once more after it. Searches go on meanwhile.
 */
export async function rebuildIndex(
  client: Meilisearch,
  source: AsyncIterable<SearchDoc>,
  startedAt: number,
): Promise<number> {
  if (await client.deleteIndexIfExists(REBUILT)) await queueDrained(client);
  await createDocIndex(client, REBUILT);
  await load(client, source, startedAt);
  await carryOver(client, { from: INDEX, to: REBUILT, since: startedAt });
  await finished(client, client.swapIndexes([{ indexes: [INDEX, REBUILT], rename: false }]));
  // The living index of before the swap bears the other name now.
  await carryOver(client, { from: REBUILT, to: INDEX, since: startedAt });
  const { total } = await client
    .index<IndexedDoc>(INDEX)
    .getDocuments({ filter: 'visibility < 9', limit: 1, fields: ['ref'] });
  await finished(client, client.deleteIndex(REBUILT));
  return total;
}

async function load(client: Meilisearch, source: AsyncIterable<SearchDoc>, startedAt: number): Promise<void> {
  let batch: IndexedDoc[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await finished(client, client.index<IndexedDoc>(REBUILT).addDocuments(batch));
    batch = [];
  };
  for await (const doc of source) {
    batch.push(indexedDoc(doc, startedAt - 1));
    if (batch.length >= BATCH) await flush();
  }
  await flush();
}

type Carried = { readonly from: string; readonly to: string; readonly since: number };

async function carryOver(client: Meilisearch, { from, to, since }: Carried): Promise<void> {
  await queueDrained(client);
  const filter = `changedAt >= ${since}`;
  for (let offset = 0; ; offset += CARRIED) {
    const { results } = await client.index<IndexedDoc>(from).getDocuments({ filter, offset, limit: CARRIED });
    const { tasks } = await writeNewer(client.index<IndexedDoc>(to), results);
    await allFinished(client, tasks);
    if (results.length < CARRIED) return;
  }
}

/** Until nothing waits or runs: a swap leaves waiting tasks with the name they were sent to. */
async function queueDrained(client: Meilisearch): Promise<void> {
  for (;;) {
    const { results } = await client.tasks.getTasks({
      statuses: ['enqueued', 'processing'],
      indexUids: [INDEX, REBUILT],
      limit: 100,
    });
    if (results.length === 0) return;
    await client.tasks.waitForTasks(
      results.map(({ uid }) => uid),
      { timeout: 0 },
    );
  }
}
