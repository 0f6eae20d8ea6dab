import { ITEMS, isPerson, PAGES, PEOPLE, USAGES } from './hideable-directory.ts';

/** Who looks: an account, or nobody that is known. */
export type Looker = { readonly id: string | null; readonly isAdmin: boolean };

/** The names of the switches that are on. */
export type Hidden = ReadonlySet<string>;

/** Ids of all that can be found, and that this looker may find. */
export function shownTo({ id: looker, isAdmin }: Looker, hidden: Hidden): readonly string[] {
  const isMet = (person: string) => !hidden.has(`block ${looker} ${person}`);
  const isSeen = (id: string) => !['hide', 'draft', 'leave'].some((how) => hidden.has(`${how} ${id}`));
  const isOpen = (id: string) => isAdmin || isSeen(id);
  const people = PEOPLE.filter((id) => isSeen(id) && isMet(id));
  const pages = PAGES.filter(({ id }) => !hidden.has(`off-search ${id}`) && isOpen(id));
  const items = ITEMS.filter(({ id, owner }) => !hidden.has(`remove ${id}`) && isOpen(owner) && isMet(owner));
  return [...people, ...[...pages, ...items].map(({ id }) => id)];
}

/** Each field with what tells its word: the page itself, and all that hangs on it. */
export function tellersOf(hidden: Hidden): ReadonlyMap<string, readonly string[]> {
  const tellers = new Map<string, readonly string[]>();
  const isPublic = (id: string) => !hidden.has(`hide ${id}`);
  const itemsOf = (owner: string) => ITEMS.filter((item) => item.owner === owner).map(({ id }) => id);
  const isTold = ({ holder, service }: (typeof USAGES)[number]) =>
    isPublic(service) && isPublic(`${holder} ${service}`) && (isPerson(holder) || !hidden.has(`hide used ${holder}`));
  for (const id of PEOPLE) {
    tellers.set(`${id} name`, [id, ...itemsOf(id)]);
    tellers.set(`${id} job`, [id, ...itemsOf(id)]);
    tellers.set(`${id} introduction`, [id]);
  }
  for (const { id } of PAGES) {
    const offered = isPublic(id) ? PAGES.filter(({ offeredBy }) => offeredBy === id).map((page) => page.id) : [];
    const holders = USAGES.filter((usage) => usage.service === id && isTold(usage)).map(({ holder }) => holder);
    tellers.set(`${id} name`, [id, ...itemsOf(id), ...offered, ...holders]);
    tellers.set(`${id} description`, [id, ...offered]);
    tellers.set(`${id} mission`, hidden.has(`hide mission ${id}`) ? [] : [id]);
  }
  for (const { id, owner } of ITEMS) tellers.set(`${id} title`, hidden.has(`remove ${id}`) ? [] : [id, owner]);
  for (const usage of USAGES)
    tellers.set(`${usage.holder} ${usage.service} comment`, isTold(usage) ? [usage.holder] : []);
  return tellers;
}
