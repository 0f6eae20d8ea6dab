import { Dexie } from 'dexie';

/** The databases into which something was written since they were last emptied. */
const written = new Set<string>();
/** The connections by which they are emptied, which writes nothing into them. */
const emptying = new WeakSet<IDBDatabase>();

/** Notes from now on which databases are written into: emptying those that are only read would take longer than many tests. */
export function watchDatabases(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begun(stores, mode, options) {
    if (mode === 'readwrite' && !emptying.has(this)) written.add(this.name);
    return transaction.call(this, stores, mode, options);
  };
}

/** Empties what was written into, and leaves it in place: what still opens a database would break off if it were deleted. */
export async function emptyDatabases(): Promise<void> {
  const names = new Set(written);
  written.clear();
  const there = await Dexie.getDatabaseNames();
  await Promise.all(there.filter((name) => names.has(name)).map(emptied));
}

/** Rows that stay, since they say nothing of anybody: the shape of the tables, and the ballast, 2 MiB that every test would lay by anew. */
const OF_NOBODY: ReadonlySet<unknown> = new Set(['schema', 'shape', 'ballast']);

async function emptied(name: string): Promise<void> {
  const database = await new Dexie(name).open();
  emptying.add(database.backendDB());
  const { tables } = database;
  const rows = tables.map((table) => table.filter(({ key, name }) => !OF_NOBODY.has(key ?? name)));
  await database.transaction('rw', tables, () => Promise.all(rows.map((all) => all.delete())));
  database.close();
}
