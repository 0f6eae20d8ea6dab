import { codecs, createMemorySubjectKeys, type RecordedEvent } from '@meikan/event-log';
import { createLogger } from '@meikan/platform';
import { type Decoder, type Projections, startProjections } from '@meikan/projections';
import { openSearch } from '@meikan/search';
import type { OurLog } from '../append/our-log.ts';

const keys = createMemorySubjectKeys();

export const decoder: Decoder = {
  decode: (recorded) => codecs.decode(recorded, keys),
  decodeAll: (page) => codecs.decodeAll(page, keys),
};

export const decodeUsages = (page: readonly RecordedEvent[]) => codecs.decodeAll(page, keys);

/** The projections as the application runs them, the embedded search included. */
export async function startOurProjections({ log, database }: OurLog): Promise<Projections> {
  const search = await openSearch(undefined, database);
  const logger = createLogger({ level: 'warn', name: 'bench' });
  return startProjections({ log, decoder, pool: database.pool, search, logger });
}
