import { type CompanyId, companyId } from '@meikan/domain';
import { createCategoryReader, type Readable } from '../entities/category-reader.ts';
import { createPageIndex, type NamedPage, tellingOfPages } from './page-index.ts';

/** Which pages there are, so that none is registered twice. */
export type KnownPages = {
  /**
   * Runs `act` with the page that is there already, null when there is none. One after the other, so that of two registrations
   * at once in this process the second finds the first; between processes an admin merges.
   */
  with<T>(page: NamedPage, act: (existing: CompanyId | null) => Promise<T>): Promise<T>;
};

export function createKnownPages(written: Readable): KnownPages {
  const index = createPageIndex();
  const readOn = createCategoryReader(written, {
    category: 'company',
    types: tellingOfPages,
    tell: (id, event) => index.apply(companyId(id), event),
  });
  let turn: Promise<unknown> = Promise.resolve();
  return {
    with(page, act) {
      const mine = turn.then(async () => {
        await readOn();
        return act(index.find(page));
      });
      // Whoever called hears of a failure from `mine`; the next one begins all the same.
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
