import { type RawBuilder, sql } from 'kysely';
import { fold } from '../folding/index.ts';
import type { SearchFilters, SearchQuery, SearchViewer } from '../port.ts';
import { VISIBILITY } from './document-rows.ts';
import { storable } from './storable-text.ts';

type Condition = RawBuilder<boolean>;

/** Who asks and what is asked for, without the text. */
export type Narrowing = SearchFilters & { readonly viewer: SearchViewer };

/** Every filter but the chosen categories and kind, as one condition over `doc`. */
export function filterCondition(narrowing: Narrowing): Condition {
  const { kinds, within, tags, canDo, mainUsage, industries, prefectures } = narrowing;
  return all([
    visibleTo(narrowing.viewer),
    given(kinds, (list) => sql`kind = any(${list})`),
    within === undefined ? undefined : sql`category_path @> ${[storable(within)]}`,
    given(tags, (list) => sql`tags @> ${list.map((tag) => fold(tag))}`),
    given(canDo, (list) => sql`can_do @> ${list}`),
    mainUsage === undefined ? undefined : sql`main_usage = ${storable(mainUsage)}`,
    given(industries, (list) => sql`industry = any(${list})`),
    given(prefectures, (list) => sql`prefecture = any(${list})`),
  ]);
}

/** What narrows the hits but not every count: kept apart from the filters. */
export type Choice = { readonly inCategory: Condition; readonly inKind: Condition };

export function choiceOf({ categories, kind }: Pick<SearchQuery, 'categories' | 'kind'>): Choice {
  return {
    inCategory: given(categories, (list) => sql`category_path && ${list}`) ?? sql`true`,
    inKind: kind === undefined ? sql`true` : sql`kind = ${kind}`,
  };
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
