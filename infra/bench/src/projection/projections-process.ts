import { openOurLog } from '../append/our-log.ts';
import { startOurProjections } from './our-projections.ts';

/** The projections as a process of its own, to be killed: `node projections-process.ts <database url>`. */
const [url = ''] = process.argv.slice(2);
await startOurProjections(await openOurLog(url));
console.info('started');
