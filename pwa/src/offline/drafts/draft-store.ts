import { Dexie } from 'dexie';
import { CoreDatabase, reopening, type StoredDraft } from '../outbox/store/core-database.ts';
import { freeSpace } from '../outbox/store/free-space.ts';
import { StorageFull } from '../outbox/store/store.ts';
import type { Draft, Keeping, Kept } from './draft.ts';

/** Where the drafts of one account lie on this device. */
export type DraftStore = {
  /** All whose key begins so. */
  find(beginning: string): Promise<readonly Kept[]>;
  /** All of it or nothing; `false` when there is no space for it. A draft that is `null` is taken away. */
  write(drafts: readonly Keeping[]): Promise<boolean>;
  close(): void;
};

/** Opens the account's drafts; `null` where the browser gives no storage (F23). */
export async function openDraftStore(account: string): Promise<DraftStore | null> {
  const database = new CoreDatabase(account);
  try {
    await database.open();
  } catch (error) {
    if (error instanceof Dexie.DexieError) return null;
    throw error;
  }
  const { drafts } = database;
  return {
    async find(beginning) {
      const found = await reopening(database, () => drafts.where('key').startsWith(beginning).toArray());
      return found.map(({ key, at, ...stored }) => ({ key, at, draft: draftIn(stored) }));
    },
    async write(all) {
      const put = all.flatMap(({ key, draft, at }) => (draft ? [{ key, ...draft, at }] : []));
      const gone = all.flatMap(({ key, draft }) => (draft ? [] : [key]));
      const work = () =>
        database.transaction('rw', drafts, async () => {
          await drafts.bulkPut(put);
          await drafts.bulkDelete(gone);
        });
      try {
        await freeSpace(database, () => reopening(database, work));
        return true;
      } catch (error) {
        if (error instanceof StorageFull) return false;
        throw error;
      }
    },
    close: () => database.close(),
  };
}

const draftIn = ({ values, first, id, shown }: Omit<StoredDraft, 'key' | 'at'>): Draft => ({
  ...{ values, first, id },
  ...(shown !== undefined && { shown }),
});
