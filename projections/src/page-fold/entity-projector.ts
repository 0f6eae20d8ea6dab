import type { DomainEvent } from '@meikan/domain';
import type { EntityRow } from '../read-model/entity-columns.ts';
import type { TableDefinition } from '../read-model/table-definition.ts';
import type { CountChange, PageFolder, Recorded, Touched } from './projector.ts';
import { countsOf } from './recount.ts';

/** An entity's row from its state, which the domain's own `evolve` makes: no rule is written twice. */
export type EntityFold<Row extends EntityRow<S>, S, E extends DomainEvent> = {
  /** Null is an entity that is not there (any more). */
  evolve(state: S | null, event: E): S | null;
  /** The columns that are asked by. `before`: the row as it stood until `recorded` happened; null is none. */
  row(
    state: S,
    change: { readonly before: Row | null; readonly recorded: Recorded<E> },
  ): Omit<Row, 'revision' | 'updated_at' | 'written_at' | (keyof Row & `${string}_count`)>;
};

type EntityProjector<Row extends EntityRow<S>, S, E extends DomainEvent> = {
  readonly category: string;
  readonly table: TableDefinition<Row>;
  readonly fold: EntityFold<Row, S, E>;
  readonly kind: Touched['kind'];
  /** What other documents tell of it: when that changes they are out of date too. */
  readonly toldElsewhere?: (row: Row) => string;
  /** Whose document tells of it. */
  readonly ownerOf?: (row: Row) => NonNullable<Touched['owner']>;
  readonly counts?: (before: Row | null, after: Row | null) => readonly CountChange[];
};

/** Folds the streams of one category into one row each; the row's id is the stream's. */
export function entityProjector<Row extends EntityRow<S>, S, E extends DomainEvent>(
  projector: EntityProjector<Row, S, E>,
): PageFolder {
  const { category, table, fold, kind, toldElsewhere, ownerOf, counts } = projector;
  // What a new row begins with; that of one that is there stays (`writeRows`).
  const noCounts = Object.fromEntries(countsOf(table).map(([column]) => [column, 0]));
  const told = (row: object | null) => (row && toldElsewhere ? toldElsewhere(row as Row) : null);
  return {
    category,
    table,
    keyOf: ({ stream }) => [stream.slice(category.length + 1)],
    fold: (row, recorded) => foldEntity(fold, noCounts, row as Row | null, recorded as Recorded<E>),
    counts: (before, after) => counts?.(before as Row | null, after as Row | null) ?? [],
    touched(before, after) {
      const row = (after ?? before) as Row | null;
      if (!row) return [];
      const search = told(before) === told(after) ? 'own' : 'with-tellers';
      return [{ kind, id: row.id, search, ...(ownerOf && { owner: ownerOf(row) }) }];
    },
  };
}

function foldEntity<Row extends EntityRow<S>, S, E extends DomainEvent>(
  fold: EntityFold<Row, S, E>,
  noCounts: object,
  before: Row | null,
  recorded: Recorded<E>,
): object | null {
  const state = fold.evolve(before?.state ?? null, recorded);
  if (state === null) return null;
  return {
    ...fold.row(state, { before, recorded }),
    ...noCounts,
    revision: Number(recorded.revision),
    updated_at: recorded.recordedAt,
    written_at: recorded.metadata.issuedAt,
  };
}
