import { ownKeys, type Rows, type SectionEvent, type SectionTable } from '@meikan/domain';
import type { EventCodecs, PersonalField, PlainField } from '../codecs/codec.ts';

type AnyField = PlainField | PersonalField<unknown>;

/**
 * The first versions of a table's events: each holds the whole value of its section or what changed in it. A later version stands
 * beside them, with its upcasters.
 */
export function sectionCodecs<R extends Rows>(
  table: SectionTable<R>,
  fields: { readonly value: (empty: unknown) => AnyField; readonly changes: AnyField },
): EventCodecs<SectionEvent<R>> {
  const codecs = ownKeys(table).map((name) => {
    const { type, holds, empty } = table[name];
    return [type, { fields: holds === 'value' ? { value: fields.value(empty) } : { changes: fields.changes } }];
  });
  // One for each event of the table, by its own word of what the event holds.
  return Object.fromEntries(codecs) as EventCodecs<SectionEvent<R>>;
}
