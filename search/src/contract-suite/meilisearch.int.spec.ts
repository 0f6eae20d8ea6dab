import { Meilisearch } from 'meilisearch';
import { test } from 'vitest';
import { openMeilisearch } from '../meilisearch/meilisearch-search.ts';
import { describeSearchContract } from './search-contract.ts';

const url = process.env.MEILISEARCH_URL;
const apiKey = process.env.MEILISEARCH_API_KEY;

if (url === undefined) {
  process.stderr.write(
    '\n⚠ SKIPPED: the search contract on Meilisearch. Give MEILISEARCH_URL (an instance to be emptied) to run it.\n\n',
  );
  test.skip('search on Meilisearch: skipped, MEILISEARCH_URL is not given');
} else {
  describeSearchContract({
    name: 'Meilisearch',
    async open() {
      const client = new Meilisearch({ host: url, ...(apiKey === undefined ? {} : { apiKey }) });
      for (const uid of ['docs', 'docs_rebuild']) {
        if (await client.deleteIndexIfExists(uid))
          await client.tasks.waitForTasks(
            (await client.tasks.getTasks({ indexUids: [uid] })).results.map((task) => task.uid),
          );
      }
      return openMeilisearch({ url, apiKey });
    },
    close: async () => undefined,
  });
}
