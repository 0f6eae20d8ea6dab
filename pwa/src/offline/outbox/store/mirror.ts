import { ownCaches } from '../../../device/browser-apis.ts';
import { isClosed } from '../../../device/closed.ts';
import { dropOwnCache, inOwnCache } from '../../../device/own-cache.ts';
import { commandOf, type Row, waiting } from '../machine/row.ts';
import type { CoreDatabase, Picture } from './core-database.ts';
import { type StoredApplied, storedOf } from './core-database.ts';
import type { Written } from './in-sight.ts';

/**
 * A second copy of what waits, where the browser keeps its caches: Chromium empties all databases of a site when it finds them
 * damaged, as after a kill in the middle of a write, and caches stand apart from them (F16). It is written beside the queue, and
 * an edit counts as safe when it stands in both; what is restored goes under its own ids, so that nothing comes twice.
 */
export const mirrorName = (account: string): string => `meikan-mirror-${account}`;

/**
 * The parts of the copy, each item under its name; nothing is ever asked for at these addresses. What a row says now is laid
 * beside what it said before, which goes afterwards: a kill between the two must not find neither.
 */
const rowKey = ({ seq, id, issuedAt }: Row): string => `/mirror/rows/${seq}/${id}/${issuedAt}`;
const pictureKey = (id: string): string => `/mirror/pictures/${id}`;
const madeKey = (id: string): string => `/mirror/made/${id}`;

export class Mirror {
  readonly #database: CoreDatabase;
  readonly #account: string;
  #work: Promise<void> = Promise.resolve();
  #closed = false;
  readonly #owner = { isOpen: () => !this.#closed && this.#database.isOpen() };

  constructor(database: CoreDatabase, account: string) {
    this.#database = database;
    this.#account = account;
  }

  /** Copies what one change has made. Resolves when it is copied, or cannot be: the queue itself does not hang on it. */
  wrote({ number, gone, reworded, former, applied }: Written, picture: Picture | null): Promise<void> {
    const made = applied.filter((one) => one.made !== null);
    if (gone.length + reworded.length + made.length === 0) return Promise.resolve();
    const present = new Set(reworded.map(rowKey));
    const stale = [...gone, ...former].map(rowKey).filter((key) => !present.has(key));
    return this.#inTurn(async (cache) => {
      await Promise.all([
        ...reworded.map((row) => putRow(cache, row, number)),
        ...made.map((one) => cache.put(madeKey(one.command.id), Response.json(storedOf(one)))),
        picture && cache.put(pictureKey(picture.id), new Response(picture.blob)),
      ]);
      await Promise.all(
        [...stale, ...made.map(({ command }) => pictureKey(command.id))].map((key) => cache.delete(key)),
      );
    });
  }

  /** Brings the copy to what the queue holds, where a tab that was killed, or a write that failed, has left them apart. */
  catchUp(): Promise<void> {
    const database = this.#database;
    const { outbox, landed, pictures, meta } = database;
    return this.#inTurn(async (cache) => {
      const copied = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      // Read after the copy: what is copied by now and not in the database any more has gone.
      const [rows, made, chosen, last] = await database.transaction('r', [outbox, landed, pictures, meta], async () =>
        Promise.all([
          outbox.toArray(),
          landed.filter((one) => one.made !== null).toArray(),
          pictures.toCollection().primaryKeys(),
          database.metaOf('seq'),
        ]),
      );
      const kept = new Set([
        ...made.map(({ wish }) => madeKey(wish.id)),
        ...chosen.map(pictureKey),
        ...rows.map(rowKey),
      ]);
      const missing = rows.filter((row) => !copied.has(rowKey(row)));
      await Promise.all(missing.map((row) => putRow(cache, row, last?.value ?? 0)));
      await Promise.all([...copied].filter((key) => !kept.has(key)).map((key) => cache.delete(key)));
    });
  }

  /**
   * Lays back what waited into a database that the browser has begun anew: call it for one that nobody has opened before. Answers
   * how many commands came back. They may have been sent: that they are under their ids tells the server. A copy that cannot be
   * read is told of, and keeps nobody from writing on.
   */
  async restore(): Promise<number> {
    try {
      return await layBack(this.#database, await this.#readCopy());
    } catch (error) {
      reportError(error);
      return 0;
    }
  }

  async #readCopy(): Promise<Copy> {
    const name = mirrorName(this.#account);
    return (await ownCaches()?.has(name)) ? inOwnCache(name, this.#owner, readCopy) : NOTHING;
  }

  close(): void {
    this.#closed = true;
  }

  #inTurn(work: (cache: Cache) => Promise<void>): Promise<void> {
    const done = this.#work.then(() => inOwnCache(mirrorName(this.#account), this.#owner, work));
    this.#work = done.catch(reportUnlessFull);
    return this.#work;
  }
}

const partOf = (key: string): string | undefined => key.split('/')[2];

/** The queue itself is on the device: where there is no space for a copy of it, or its account was taken off the device, there is none. */
function reportUnlessFull(error: unknown): void {
  const full = error instanceof DOMException && ['QuotaExceededError', 'SecurityError'].includes(error.name);
  if (!full && !isClosed(error)) reportError(error);
}

/** A row with the number of the change that wrote it: of two that stand at one place, the later one counts. */
type CopiedRow = { readonly row: Row; readonly number: number };

const putRow = (cache: Cache, row: Row, number: number): Promise<void> =>
  cache.put(rowKey(row), Response.json({ row, number } satisfies CopiedRow));

type Copy = {
  readonly rows: readonly Row[];
  readonly pictures: readonly Picture[];
  readonly made: readonly StoredApplied[];
};

const NOTHING: Copy = { rows: [], pictures: [], made: [] };

/** What it holds was written by this app, as the database's rows were. */
async function readCopy(cache: Cache): Promise<Copy> {
  const all = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({ key: new URL(url).pathname, answer: await cache.match(url) })),
  );
  const of = async <T>(part: string, read: (answer: Response, key: string) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(all.flatMap(({ key, answer }) => (partOf(key) === part && answer ? [read(answer, key)] : [])));
  return {
    rows: latest(await of('rows', (answer): Promise<CopiedRow> => answer.json())),
    made: await of('made', (answer): Promise<StoredApplied> => answer.json()),
    pictures: await of('pictures', async (answer, key) => ({
      id: key.slice(pictureKey('').length),
      blob: await answer.blob(),
    })),
  };
}

function latest(copied: readonly CopiedRow[]): readonly Row[] {
  const inOrder = copied.toSorted((a, b) => a.number - b.number);
  return [...new Map(inOrder.map(({ row }) => [row.seq, row])).values()];
}

async function layBack({ outbox, landed, pictures, meta }: CoreDatabase, copy: Copy): Promise<number> {
  if (copy.rows.length === 0) return 0;
  return outbox.db.transaction('rw', [outbox, landed, pictures, meta], async () => {
    // Another tab may have been quicker.
    if ((await outbox.count()) > 0) return 0;
    await outbox.bulkPut(copy.rows.map((row) => ({ ...waiting(commandOf(row), row.seq), sent: true })));
    await landed.bulkPut([...copy.made]);
    await pictures.bulkPut([...copy.pictures]);
    await meta.put({ key: 'seq', value: Math.max(...copy.rows.map(({ seq }) => seq)) });
    return copy.rows.length;
  });
}

export const wipeMirror = (account: string): Promise<boolean> => dropOwnCache(mirrorName(account));
