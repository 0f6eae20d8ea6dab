import type { Index } from 'meilisearch';
import type { SearchReceipt } from '../port.ts';
import { quoted } from './filter-expressions.ts';
import type { IndexedDoc } from './indexed-doc.ts';

const BATCH = 5000;
const LOOKED_UP = 500;

/**
 * Writes the documents that are not older than what the index holds. The engine cannot compare versions itself, so what
 * it holds is read first: there must be one writer, which settles a write before it sends the next (the feed does).
 */
export async function writeNewer(index: Index<IndexedDoc>, docs: readonly IndexedDoc[]): Promise<SearchReceipt> {
  const newest = newestOfEach(docs);
  const tasks: number[] = [];
  for (let from = 0; from < newest.length; from += BATCH) {
    const batch = newest.slice(from, from + BATCH);
    const known = await versionsOf(
      index,
      batch.map(({ ref }) => ref),
    );
    const fresh = batch.filter((doc) => BigInt(doc.docVersion) >= (known.get(doc.ref) ?? -1n));
    if (fresh.length > 0) tasks.push((await index.addDocuments(fresh)).taskUid);
  }
  return { tasks };
}

async function versionsOf(index: Index<IndexedDoc>, refs: readonly string[]): Promise<Map<string, bigint>> {
  const versions = new Map<string, bigint>();
  for (let from = 0; from < refs.length; from += LOOKED_UP) {
    const filter = `ref IN [${refs
      .slice(from, from + LOOKED_UP)
      .map(quoted)
      .join(', ')}]`;
    const { results } = await index.getDocuments({ filter, fields: ['ref', 'docVersion'], limit: LOOKED_UP });
    for (const { ref, docVersion } of results) versions.set(ref, BigInt(docVersion));
  }
  return versions;
}

function newestOfEach(docs: readonly IndexedDoc[]): IndexedDoc[] {
  const newest = new Map<string, IndexedDoc>();
  for (const doc of docs) {
    const known = newest.get(doc.ref);
    if (known === undefined || BigInt(doc.docVersion) >= BigInt(known.docVersion)) newest.set(doc.ref, doc);
  }
  return [...newest.values()];
}
