import { Dexie } from 'dexie';
import { CoreDatabase, type StoredDraft } from '../store/core-database.ts';
import { makeRoom } from '../store/make-room.ts';
import { reopening } from '../store/reopening.ts';
import { StorageFull } from '../store/store.ts';
import type { Draft } from './drafts.ts';

/** Where the drafts of one account lie on this device. */
export type DraftStore = {
  read(form: string): Promise<Draft | null>;
  /** All whose form's name begins so, by that name. */
  find(beginning: string): Promise<ReadonlyMap<string, Draft>>;
  /** All of it or nothing; `false` when there is no room for it. A draft that is `null` is taken away. */
  write(drafts: readonly { readonly form: string; readonly draft: Draft | null }[]): Promise<boolean>;
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
    async read(form) {
      const found = await reopening(database, () => drafts.get(form));
      return found ? draftIn(found) : null;
    },
    async find(beginning) {
      const found = await reopening(database, () => drafts.where('key').startsWith(beginning).toArray());
      return new Map(found.map((stored) => [stored.key, draftIn(stored)]));
    },
    async write(all) {
      const put = all.flatMap(({ form, draft }) => (draft ? [{ key: form, ...draft, at: Date.now() }] : []));
      const gone = all.flatMap(({ form, draft }) => (draft ? [] : [form]));
      const work = () =>
        database.transaction('rw', drafts, async () => {
          await drafts.bulkPut(put);
          await drafts.bulkDelete(gone);
        });
      try {
        await makeRoom(database, () => reopening(database, work));
        return true;
      } catch (error) {
        if (error instanceof StorageFull) return false;
        throw error;
      }
    },
    close: () => database.close(),
  };
}

const draftIn = ({ values, first, id, shown }: StoredDraft): Draft => ({
  ...{ values, first, id },
  ...(shown !== undefined && { shown }),
});
