import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/**
 * The streams in which something of a person's stands or stood: what they wrote, kept, followed, used, whatever became of it. Those
 * that bear their id alone, such as `user-<id>`, are none of them. Nobody is listed whose account is closed.
 */
export type OwnStreamRow = RowOf<typeof ownStreamTable>;

export const ownStreamTable = defineTable({
  name: 'own_stream',
  key: ['person_id', 'stream'],
  columns: { person_id: text(), stream: text() },
});
