import { Dexie } from 'dexie';

/** The databases into which something was written since they were last emptied. */
const written = new Set<string>();

/** Notes from now on which databases are written into: what is only read needs no emptying, which takes longer than many tests. */
export function noteWrittenDatabases(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function noted(stores, mode, options) {
    if (mode === 'readwrite') written.add(this.name);
    return transaction.call(this, stores, mode, options);
  };
}

/** Empties what was written, and leaves it in place: what still opens a database would break off if it were deleted. */
export async function emptyWrittenDatabases(): Promise<void> {
  const there = await Dexie.getDatabaseNames();
  await Promise.all(there.filter((name) => written.has(name)).map(emptied));
  written.clear();
}

async function emptied(name: string): Promise<void> {
  const database = await new Dexie(name).open();
  const { tables } = database;
  await database.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  database.close();
}
