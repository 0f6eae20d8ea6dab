import { evolveSynonyms, type SynonymsEvent } from '@meikan/domain';
import type { Recorded } from '../page-fold/projector.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type SynonymsRow, synonymsTable } from '../read-model/tables/synonyms.table.ts';

const ALL = 'all';

const folded = (row: SynonymsRow | null, recorded: Recorded<SynonymsEvent>): SynonymsRow => ({
  id: ALL,
  revision: String(recorded.revision),
  entries: evolveSynonyms(row?.entries ?? [], recorded),
});

/** The words by which admins widen the search, from `synonyms-all`. */
export const synonymsProjector = relationshipProjector<SynonymsRow, SynonymsEvent>({
  category: 'synonyms',
  table: synonymsTable,
  keyOf: () => [ALL],
  on: { 'synonyms-set': folded, 'synonyms-removed': folded },
  counts: () => [],
  // They stand in no document: a description is widened when it is asked.
  touched: () => [],
});
