import { resolve } from 'node:path';
import { buildWithHooks } from './chaos-build.ts';

/** `node infra/chaos/src/build/main.ts FOLDER RELEASE`: a process of its own, because a test's environment would build for tests. */
const [folder, release] = process.argv.slice(2);
if (folder === undefined || release === undefined)
  throw new Error('Say where to build to, and the name of the release.');
await buildWithHooks(resolve(folder), release);
