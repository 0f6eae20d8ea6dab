import { type Database, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { openSearch } from '../open-search.ts';
import { describeSearchContract } from './search-contract.ts';

let own: TestDatabase;
let database: Database;

describeSearchContract({
  name: 'PostgreSQL',
  async open() {
    own = await createTestDatabase();
    database = openDatabase({ url: own.url, poolSize: 4, applicationName: 'search-contract' });
    return openSearch(undefined, database);
  },
  async close() {
    await database.end();
    await own.drop();
  },
});
