import { openDatabase } from '@meikan/platform';
import { openSearch } from '@meikan/search';
import { startProjections } from '../start-projections.ts';
import { hearLog } from './heard-log.ts';
import { openTestLog } from './test-log.ts';

/** Run as a process of its own by tests that kill it: `node projections-process.ts <database url> <kek in base64>`. */
const [url = '', kek = ''] = process.argv.slice(2);
const database = openDatabase({ url, poolSize: 10, applicationName: 'projections-process' });
const { log, decoder } = openTestLog(database.pool, Buffer.from(kek, 'base64'));
const search = await openSearch(undefined, database);
await startProjections({ log, decoder, pool: database.pool, search, logger: hearLog() });
console.info('started');
