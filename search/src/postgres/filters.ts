import { type RawBuilder, sql } from 'kysely';
import { fold } from '../folding/index.ts';
import type { SearchFilters, SearchViewer } from '../port.ts';
import { VISIBILITY } from './document-rows.ts';
import { storable } from './storable-text.ts';

export type Condition = RawBuilder<boolean>;

/** Who asks and what is asked for, without the text. */
export type Narrowing = SearchFilters & { readonly viewer: SearchViewer };

/** Every filter as one condition over `doc`, without what is chosen. */
export function filterCondition(narrowing: Narrowing): Condition {
  const { kinds, within, tags, canDo, mainUsage, without } = narrowing;
  return all([
    visibleTo(narrowing.viewer),
    given(kinds, (list) => sql`kind = any(${list})`),
    within === undefined ? undefined : sql`category_path @> ${[storable(within)]}`,
    given(tags, (list) => sql`tags @> ${list.map((tag) => fold(tag))}`),
    given(canDo, (list) => sql`can_do @> ${list}`),
    mainUsage === undefined ? undefined : sql`main_usage = ${storable(mainUsage)}`,
    given(without, (list) => sql`(whose is null or whose <> all(${list}))`),
  ]);
}

function visibleTo(viewer: SearchViewer): Condition {
  if (viewer.kind === 'anonymous') return sql`visibility <= ${VISIBILITY.everyone}`;
  if (viewer.role === 'admin') return sql`visibility <= ${VISIBILITY.admins}`;
  return sql`(visibility <= ${VISIBILITY['signed-in']} or visible_to @> ${[viewer.accountId]})`;
}

function given(list: readonly string[] | undefined, condition: (list: string[]) => Condition): Condition | undefined {
  return list === undefined || list.length === 0 ? undefined : condition(list.map(storable));
}

/** Joins conditions by `and`; those that are absent hold. */
export function all(conditions: readonly (Condition | undefined)[]): Condition {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? sql`true` : sql`(${sql.join(present, sql` and `)})`;
}
