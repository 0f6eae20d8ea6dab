import { Dexie } from 'dexie';

/** What is half written on this device, of all accounts, each as JSON; read from its databases and not from the app. */
export async function keptDrafts(): Promise<readonly string[]> {
  const names = (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('meikan-core-'));
  const kept = names.map(async (name) => {
    const database = await new Dexie(name).open();
    const drafts: readonly unknown[] = await database.table('drafts').toArray();
    database.close();
    return drafts.map((draft) => JSON.stringify(draft));
  });
  return (await Promise.all(kept)).flat();
}
