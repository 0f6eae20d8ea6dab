import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What operators may switch about the app on people's devices (docs/operations.md). */
export type Switches = {
  /** `retired`: the service worker's place is taken by one that goes away. */
  readonly worker: 'served' | 'retired';
  /** `required`: pages of a former build do not ask before they start anew. */
  readonly updates: 'offered' | 'required';
};

/** Where devices look for their service worker. */
export const WORKER = '/service-worker.js';

/** The built file that is sent as the service worker. */
export const workerFile = ({ worker }: Switches): string => (worker === 'retired' ? '/retiring-worker.js' : WORKER);

const built = z.object({ build: z.string() });

/** What `/version.json` answers: the name of the present build, and the switches. */
export async function versionFile(dist: string, { worker, updates }: Switches) {
  const { build } = built.parse(JSON.parse(await readFile(join(dist, 'version.json'), 'utf8')));
  return { build, worker, updates };
}
