import { Dexie } from 'dexie';

/** Which of these words stand anywhere in what the app stores in this browser. */
export async function storedOf(words: readonly string[]): Promise<readonly string[]> {
  const text = await allStored();
  return words.filter((word) => text.includes(word));
}

/** All of it as one text: names and contents of databases and caches, and both small stores. */
async function allStored(): Promise<string> {
  const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  for (const name of await caches.keys()) {
    // Of the played server.
    if (name.startsWith('msw:')) continue;
    const cache = await caches.open(name);
    const kept = (await cache.keys()).map(async ({ url }) => [url, await (await cache.match(url))?.text()]);
    parts.push(name, ...(await Promise.all(kept)).flat().map(String));
  }
  for (const name of await Dexie.getDatabaseNames()) {
    const database = await new Dexie(name).open();
    const tables = database.tables.map(async (table) => [
      ...(await table.toCollection().primaryKeys()),
      ...(await table.toArray()),
    ]);
    parts.push(name, ...(await Promise.all((await Promise.all(tables)).flat().map(told))));
    database.close();
  }
  return parts.join('\n');
}

/** A value in words, bytes and files read as UTF-8. */
async function told(value: unknown): Promise<string> {
  if (value instanceof Blob) return value.text();
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(async ([key, one]) => `${key} ${await told(one)}`);
  return (await Promise.all(parts)).join('\n');
}
