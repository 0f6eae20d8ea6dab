import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';

/**
 * Everything that this site stores in a browser, as one text: names and contents of databases and caches, bytes read as UTF-8,
 * the two small stores, and cookies with those that scripts cannot read.
 */
export async function dump(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return `${JSON.stringify(cookies)}\n${await inTime('all that is stored', page.evaluate(readAll))}`;
}

/** Runs in the page. */
async function readAll(): Promise<string> {
  const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const tell = async (value: unknown): Promise<void> => {
    if (value instanceof Blob) parts.push(await value.text());
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) parts.push(new TextDecoder().decode(value));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        parts.push(key);
        await tell(one);
      }
    } else parts.push(String(value));
  };
  for (const name of await caches.keys()) {
    parts.push(name);
    // The shell is the same for everybody.
    if (name === 'meikan-shell') continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  for (const { name = '' } of await indexedDB.databases()) {
    parts.push(name);
    const database = await asked(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      await tell(await asked(database.transaction(table).objectStore(table).getAllKeys()));
      await tell(await asked(database.transaction(table).objectStore(table).getAll()));
    }
    database.close();
  }
  return parts.join('\n');
}
