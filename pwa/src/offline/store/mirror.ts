import { type Row, waiting, wishOf } from '../outbox/row.ts';
import { isClosed } from './closed.ts';
import type { CoreDatabase, Picture } from './core-database.ts';
import type { Written } from './in-sight.ts';
import type { Acked } from './store.ts';

/**
 * A second copy of what waits, where the browser keeps its caches: Chromium empties all databases of a site when it finds them
 * damaged, as after a kill in the middle of a write, and caches stand apart from them (F16). It is written after the queue and
 * may be a moment behind; what is restored goes under its own ids, so that nothing comes twice.
 */
export const mirrorName = (account: string): string => `meikan-mirror-${account}`;

/** The parts of the copy, each item under its name; nothing is ever asked for at these addresses. */
const rowKey = (seq: number): string => `/mirror/rows/${seq}`;
const pictureKey = (id: string): string => `/mirror/pictures/${id}`;
const madeKey = (id: string): string => `/mirror/made/${id}`;

export class Mirror {
  readonly #database: CoreDatabase;
  readonly #account: string;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(database: CoreDatabase, account: string) {
    this.#database = database;
    this.#account = account;
  }

  /** Copies what one change has made; nobody waits for it. */
  wrote({ gone, reworded, landed }: Written, picture: Picture | null): void {
    const made = landed.filter((one) => one.made !== null);
    if (gone.length + reworded.length + made.length === 0) return;
    this.#inTurn(async (cache) => {
      await Promise.all([
        ...gone.map((seq) => cache.delete(rowKey(seq))),
        ...reworded.map((row) => cache.put(rowKey(row.seq), Response.json(row))),
        ...made.map(({ wish }) => cache.delete(pictureKey(wish.id))),
        ...made.map((one) => cache.put(madeKey(one.wish.id), Response.json(one))),
        picture && cache.put(pictureKey(picture.id), new Response(picture.blob)),
      ]);
    });
  }

  /** Brings the copy up to the queue, where a tab that was killed has left it behind; nobody waits for it. */
  catchUp(): void {
    const { outbox, landed, pictures } = this.#database;
    this.#inTurn(async (cache) => {
      const copied = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      // Read after the copy: what is copied by now and not in the database any more has gone.
      const [rows, made, chosen] = await Promise.all([
        outbox.toArray(),
        landed.filter((one) => one.made !== null).toArray(),
        pictures.toCollection().primaryKeys(),
      ]);
      const kept = new Set([...made.map(({ wish }) => madeKey(wish.id)), ...chosen.map(pictureKey)]);
      const missing = rows.filter(({ seq }) => !copied.has(rowKey(seq)));
      for (const { seq } of rows) kept.add(rowKey(seq));
      await Promise.all([
        ...[...copied].flatMap((key) => (kept.has(key) ? [] : [cache.delete(key)])),
        ...missing.map((row) => cache.put(rowKey(row.seq), Response.json(row))),
      ]);
    });
  }

  /**
   * Lays back what waited into a database that the browser has begun anew; one that was opened before is left as it is. Answers
   * how many wishes came back. They may have been sent: that they are under their ids tells the server. A copy that cannot be
   * read is told of, and keeps nobody from writing on.
   */
  async restore(): Promise<number> {
    if (await this.#database.metaOf('born')) return 0;
    try {
      return await layBack(this.#database, await readCopy(this.#account));
    } catch (error) {
      reportError(error);
      return 0;
    }
  }

  close(): void {
    this.#closed = true;
  }

  #inTurn(work: (cache: Cache) => Promise<void>): void {
    const done = this.#work.then(async () => {
      if (!this.#closed) await work(await caches.open(mirrorName(this.#account)));
    });
    this.#work = done.catch(reportUnlessNoRoom);
  }
}

const partOf = (key: string): string | undefined => key.split('/')[2];

/** The queue itself is on the device: where there is no room for a copy of it, or its account was taken off the device, there is none. */
function reportUnlessNoRoom(error: unknown): void {
  const noRoom = error instanceof DOMException && ['QuotaExceededError', 'SecurityError'].includes(error.name);
  if (!noRoom && !isClosed(error)) reportError(error);
}

type Copy = { readonly rows: readonly Row[]; readonly pictures: readonly Picture[]; readonly made: readonly Acked[] };

/** What it holds was written by this app, as the database's rows were. */
async function readCopy(account: string): Promise<Copy> {
  if (!(await caches.has(mirrorName(account)))) return { rows: [], pictures: [], made: [] };
  const cache = await caches.open(mirrorName(account));
  const all = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({ key: new URL(url).pathname, answer: await cache.match(url) })),
  );
  const of = async <T>(part: string, read: (answer: Response, key: string) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(all.flatMap(({ key, answer }) => (partOf(key) === part && answer ? [read(answer, key)] : [])));
  return {
    rows: await of('rows', (answer): Promise<Row> => answer.json()),
    made: await of('made', (answer): Promise<Acked> => answer.json()),
    pictures: await of('pictures', async (answer, key) => ({
      id: key.slice(pictureKey('').length),
      blob: await answer.blob(),
    })),
  };
}

async function layBack({ outbox, landed, pictures, meta }: CoreDatabase, copy: Copy): Promise<number> {
  if (copy.rows.length === 0) return 0;
  return outbox.db.transaction('rw', [outbox, landed, pictures, meta], async () => {
    // Another tab may have been quicker.
    if ((await outbox.count()) > 0) return 0;
    await outbox.bulkPut(copy.rows.map((row) => ({ ...waiting(wishOf(row), row.seq), sent: true })));
    await landed.bulkPut([...copy.made]);
    await pictures.bulkPut([...copy.pictures]);
    await meta.put({ key: 'seq', value: Math.max(...copy.rows.map(({ seq }) => seq)) });
    return copy.rows.length;
  });
}

export const wipeMirror = (account: string): Promise<boolean> => caches.delete(mirrorName(account));
