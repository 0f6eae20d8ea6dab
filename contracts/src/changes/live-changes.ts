import { z } from 'zod';

/** Something that people look at is not as it was: ask for it again. */
export const liveChange = z
  .object({ kind: z.enum(['person', 'company', 'article']), id: z.string() })
  .meta({ id: 'LiveChange' });

/**
 * GET /api/changes: an event stream (`text/event-stream`), read with `fetch` since EventSource cannot carry the token. Each
 * event `changes` has a position as its id and a list of changes as its data; header `Last-Event-ID` with one resumes after
 * it. A stream that resumes nothing begins with such an id alone. The event `reload` says that changes were missed: everything shown is to be asked for anew.
 */
export const CHANGES_PATH = '/api/changes';
export const liveChanges = z.array(liveChange);
export type LiveChange = z.output<typeof liveChange>;
