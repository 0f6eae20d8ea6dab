import { Dexie } from 'dexie';
import { STRANGER } from './played-server.ts';

/** The databases into which something was written since they were last emptied. */
const written = new Set<string>();

/**
 * Notes from now on which databases are written into, and gives whoever sits here between two tests none, as a private window does:
 * opening theirs would take longer than many tests.
 */
export function watchDatabases(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function opened(name, version) {
    if (name.endsWith(STRANGER)) throw new DOMException('kept for nobody', 'InvalidStateError');
    return open.call(this, name, version);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begun(stores, mode, options) {
    if (mode === 'readwrite') written.add(this.name);
    return transaction.call(this, stores, mode, options);
  };
}

/** Empties what was written into, and leaves it in place: what still opens a database would break off if it were deleted. */
export async function emptyDatabases(): Promise<void> {
  const there = await Dexie.getDatabaseNames();
  await Promise.all(there.filter((name) => written.has(name)).map(emptied));
  written.clear();
}

/** All but the ballast, which says nothing of anybody, and is 2 MiB that every test would lay by anew. */
async function emptied(name: string): Promise<void> {
  const database = await new Dexie(name).open();
  const { tables } = database;
  const rows = tables.map((table) => table.filter(({ key }) => key !== 'ballast'));
  await database.transaction('rw', tables, () => Promise.all(rows.map((all) => all.delete())));
  database.close();
}
