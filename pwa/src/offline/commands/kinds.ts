import { queuedCommands } from '@meikan/contracts';
import type { Kind, Kinds } from '../outbox/kind.ts';

/** What uploads a picture; it goes by a request of its own and is no command of the batch endpoint. */
export const UPLOAD = 'upload-picture';

const known: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...Object.entries(queuedCommands).map(([type, { merge, upcast }]) => [type, { ...merge, upcast }] as const),
  [UPLOAD, { merges: 'upload' }],
]);

/** Written by a newer app that was taken back since: kept untouched until one comes that knows it. */
const unknown: Kind = { merges: 'unknown' };

/** What the queue must know of each type. */
export const kinds: Kinds = (type) => known.get(type) ?? unknown;
