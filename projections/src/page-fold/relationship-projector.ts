import { type DomainEvent, type Of, sameValue } from '@meikan/domain';
import type { TableDefinition } from '../read-model/table-definition.ts';
import type { CountChange, PageFolder, Recorded, Touched } from './projector.ts';

/** One handler per event of the union: forgetting one does not compile. Null removes the row. */
export type Handlers<Row, E extends DomainEvent> = {
  readonly [T in E['type']]: (row: Row | null, recorded: Recorded<Of<E, T>>) => Row | null;
};

type RelationshipProjector<Row extends object, E extends DomainEvent> = {
  readonly category: string;
  /** Events of the category that another projector folds. */
  readonly isOthers?: (event: { readonly type: string }) => boolean;
  readonly table: TableDefinition<Row>;
  /** The key of the row that an event speaks of, in the table's key order. */
  readonly keyOf: (recorded: Recorded<E>) => readonly string[];
  readonly on: Handlers<Row, E>;
  /** Counts elsewhere that follow from one row standing there; taken off again when it leaves. */
  readonly counts: (row: Row) => readonly CountChange[];
  /** Whose pages show the row, or showed it before. */
  readonly touched: (row: Row) => readonly Touched[];
};

/** Folds relationships into rows that are there only while they stand; counts follow from rows coming and going. */
export function relationshipProjector<Row extends object, E extends DomainEvent>(
  projector: RelationshipProjector<Row, E>,
): PageFolder {
  const { category, isOthers, table, keyOf, on, counts, touched } = projector;
  const handlers: ReadonlyMap<string, (row: Row | null, recorded: Recorded<never>) => Row | null> = new Map(
    Object.entries<(row: Row | null, recorded: Recorded<never>) => Row | null>(on),
  );
  return {
    category,
    ...(isOthers === undefined ? {} : { isOthers }),
    table,
    keyOf: (recorded) => keyOf(recorded as Recorded<E>),
    fold(row, recorded) {
      const handler = handlers.get(recorded.type);
      if (!handler) throw new Error(`no handler for ${recorded.type} in ${category}`);
      return handler(row as Row | null, recorded as Recorded<never>);
    },
    counts(before, after) {
      const now = after ? counts(after as Row) : [];
      const then = before ? counts(before as Row) : [];
      // Most events change a row that goes on counting as it did: nothing moves then.
      return sameValue(now, then) ? [] : [...now, ...then.map(takenOff)];
    },
    touched: (before, after) => [before, after].flatMap((row) => (row ? touched(row as Row) : [])),
  };
}

const takenOff = (change: CountChange): CountChange => ({ ...change, by: -change.by });
