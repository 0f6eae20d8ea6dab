import { integer, numbered, text, writtenAt } from '../column.ts';
import { defineTable } from '../table-definition.ts';

/** How far a schema's rows reach. `epoch` fences a runner that lost its place; `version` says which shape the tables have. */
const checkpoint = defineTable({
  name: 'checkpoint',
  key: ['name'],
  columns: { name: text(), position: text(), epoch: integer(), version: text(), updated_at: writtenAt() },
});

/** An event that could not be folded, and the later events of its stream that wait behind it. */
const parkedEvent = defineTable({
  name: 'parked_event',
  key: ['stream', 'revision'],
  columns: {
    stream: text(),
    revision: integer(),
    position: text(),
    type: text(),
    error: text(),
    parked_at: writtenAt(),
  },
});

/** What changed where, for the stream of live changes. */
const change = defineTable({
  name: 'change',
  key: ['seq'],
  columns: { seq: numbered(), position: text(), kind: text(), id: text(), at: writtenAt() },
});

/** Entities whose search document is out of date, since when; a row leaves when the index has confirmed it. */
const searchOutbox = defineTable({
  name: 'search_outbox',
  key: ['kind', 'id'],
  columns: { kind: text(), id: text(), ticket: numbered(), since: writtenAt() },
});

/** How many visitors of a page the index was told last: only what has moved since is told anew. */
const indexedVisitors = defineTable({
  name: 'indexed_visitors',
  key: ['kind', 'id'],
  columns: { kind: text(), id: text(), visitors: integer() },
});

/** The tables beside those that events fold into: what the fold, the live changes and the search feed remember. */
export const bookkeepingTables = [checkpoint, parkedEvent, change, searchOutbox, indexedVisitors] as const;
