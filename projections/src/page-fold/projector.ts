import type { DomainEvent } from '@meikan/domain';
import type { Recorded as RecordedOf } from '@meikan/event-log';
import type { AnyTable } from '../read-model/table-definition.ts';
import type { CompanyRow } from '../read-model/tables/company.table.ts';
import type { PersonRow } from '../read-model/tables/person.table.ts';

/** An event as the log gave it back: what happened, and where and when it was written. */
export type Recorded<E extends DomainEvent = DomainEvent> = RecordedOf<E>;

type CountedRows = { readonly person: PersonRow; readonly company: CompanyRow };
export type Counted = keyof CountedRows;
/** The columns of a table that count what relates to its rows. */
export type CountOf<T extends Counted> = keyof CountedRows[T] & `${string}_count`;

/**
 * A number of another table's row that follows from this row's state, as `+1` or `-1` of a transition. `of`: whose it is, as the
 * column says (`Counted`).
 */
export type CountChange = {
  readonly [T in Counted]: {
    readonly table: T;
    readonly id: string;
    readonly column: CountOf<T>;
    readonly by: number;
    readonly of?: string;
  };
}[Counted];

/**
 * Which search documents are out of date: none, its own, or those too that tell of it: its articles, who uses it, what it offers.
 */
export type OutdatedSearch = 'none' | 'own' | 'with-tellers';

/** Something that people look at changed: feeds the stream of live changes and the search index. */
export type Touched = {
  readonly kind: 'person' | 'company' | 'article';
  readonly id: string;
  readonly search: OutdatedSearch;
  /** Whose page it hangs on: that document tells of it. */
  readonly owner?: { readonly kind: 'person' | 'company'; readonly id: string };
};

/**
 * Folds the streams of one category, or some of their events, into the rows of one table, as the runner sees it: row and event types are sealed inside
 * (`entityProjector`, `relationshipProjector`). Pure: the runner loads, folds and writes whole pages, so that a projector can be
 * run twice and deleted at noon.
 */
export type PageFolder = {
  readonly category: string;
  /** Events of its streams that another folder folds: a category may stand in several tables. None unless told. */
  readonly isOthers?: (event: { readonly type: string }) => boolean;
  readonly table: AnyTable;
  keyOf(recorded: Recorded): readonly string[];
  fold(row: object | null, recorded: Recorded): object | null;
  counts(before: object | null, after: object | null): readonly CountChange[];
  touched(before: object | null, after: object | null): readonly Touched[];
};
