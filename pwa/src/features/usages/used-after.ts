import { noUsage, type Usage } from '@meikan/domain';
import { type UsageEdit, usageAfter, usedAs } from '../../directory/usage-after.ts';

/** A service in a list of those that somebody uses. */
type Row = {
  readonly id: string;
  readonly usageType: string;
  readonly category?: { readonly mainCategory: string } | null;
};
type On = Extract<Usage, { status: 'on' }>;

/** Services as an answer lists them: a page of them, how many there are in all, and how many of each way of using and of each category. */
export type Used<R extends Row> = {
  readonly services: readonly R[];
  readonly total: number | undefined;
  readonly counter: Readonly<Record<string, number>> | undefined;
};

export type UsedRule<R extends Row> = {
  /** Whether services that are used in this way stand in the list. */
  readonly lists: (usageType: string) => boolean;
  /** Makes the row of a new one, which comes first; `null`: it stands on another page. */
  readonly newRow: ((usage: On, edit: UsageEdit) => R) | null;
};

/**
 * A list of somebody's services as their pending edits leave it. What stands on another page is not counted anew: nothing tells
 * then whether the answer has come after the edit.
 */
export function usedAfter<R extends Row>(used: Used<R>, edits: readonly UsageEdit[], rule: UsedRule<R>): Used<R> {
  const ids = [...new Set(edits.map(({ data }) => data.serviceId))];
  return ids.reduce((reached, id) => {
    const its = edits.filter(({ data }) => data.serviceId === id);
    const before = reached.services.find((service) => service.id === id) ?? null;
    return exchange(reached, before, rowAfter(before, its, rule), rule);
  }, used);
}

function rowAfter<R extends Row>(before: R | null, edits: readonly UsageEdit[], { newRow }: UsedRule<R>): R | null {
  const usage = usageAfter(before === null ? noUsage : usedAs(typeOf(before)), edits);
  const last = edits.at(-1);
  if (usage.status === 'off' || last === undefined) return null;
  if (before !== null) return { ...before, usageType: usage.usageType };
  return newRow?.(usage, last) ?? null;
}

const typeOf = ({ usageType }: Row) => (usageType === 'company' ? 'company' : 'private');

function exchange<R extends Row>(used: Used<R>, before: R | null, after: R | null, { lists }: UsedRule<R>): Used<R> {
  const [from, to] = [before?.usageType ?? null, after?.usageType ?? null];
  if (from === to) return used;
  const stays = after !== null && lists(after.usageType);
  return {
    services: servicesAfter(used.services, before, stays ? after : null),
    total: used.total === undefined ? undefined : used.total + Number(stays) - Number(before !== null),
    counter: used.counter && moved(used.counter, countedUnder(before), countedUnder(after)),
  };
}

function servicesAfter<R>(services: readonly R[], before: R | null, after: R | null): readonly R[] {
  if (before === null) return after === null ? services : [after, ...services];
  return services.flatMap((service) => (service === before ? (after ?? []) : service));
}

const countedUnder = (row: Row | null): readonly string[] =>
  row === null ? [] : [row.usageType, ...(row.category ? [row.category.mainCategory] : [])];

function moved(counter: Readonly<Record<string, number>>, from: readonly string[], to: readonly string[]) {
  const counts = new Map(Object.entries(counter));
  for (const key of from) counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
  for (const key of to) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}
