import { z } from 'zod';
import { serveApplication } from '../test-app/serve-application.ts';

/** Run as a process of its own by tests that kill it. Tells its parent where it listens; ends with it. */
const [databaseUrl, dataFolder] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2));
process.once('disconnect', () => process.exit(0));
const { url } = await serveApplication({ databaseUrl, dataFolder });
process.send?.({ url });
