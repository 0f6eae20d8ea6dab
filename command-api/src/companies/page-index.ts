import type { CompanyId } from '@meikan/domain';
import type { MeikanEvent } from '@meikan/event-log';
import { pageKey } from './same-page.ts';

export type NamedPage = { readonly name: string; readonly website: string | null };

/** The pages there are, found by what makes two of them the same. */
export type PageIndex = {
  find(page: NamedPage): CompanyId | null;
  apply(id: CompanyId, event: MeikanEvent): void;
};

export function createPageIndex(): PageIndex {
  const pages = new Map<CompanyId, NamedPage>();
  const holders = new Map<string, Set<CompanyId>>();

  function remove(id: CompanyId): void {
    const page = pages.get(id);
    if (page === undefined) return;
    pages.delete(id);
    const key = pageKey(page);
    const ids = holders.get(key);
    ids?.delete(id);
    if (ids?.size === 0) holders.delete(key);
  }

  function change(id: CompanyId, changes: Partial<NamedPage>): void {
    const { name, website } = { name: '', website: null, ...pages.get(id), ...changes };
    remove(id);
    pages.set(id, { name, website });
    const key = pageKey({ name, website });
    holders.set(key, (holders.get(key) ?? new Set()).add(id));
  }

  return {
    find: (page) => holders.get(pageKey(page))?.values().next().value ?? null,
    apply(id, event) {
      if (event.type === 'company-registered') change(id, event.data);
      if (event.type === 'company-basics-changed') change(id, event.data.changes);
      if (event.type === 'company-removed') remove(id);
    },
  };
}

/** The events that it is told by; whoever reads the log may leave the others closed. */
export const tellingOfPages: ReadonlySet<string> = new Set<MeikanEvent['type']>([
  'company-registered',
  'company-basics-changed',
  'company-removed',
]);
