import { getProfile, listBookmarks, listUserArticles, type QueuedType, type Shown } from '@meikan/contracts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Choice } from '../outbox/machine/decide.ts';
import { kinds } from '../outbox/machine/kinds.ts';
import type { Edit } from '../outbox/machine/new-command.ts';
import type { Row } from '../outbox/machine/row.ts';
import { CoreDatabase } from '../outbox/store/core-database.ts';
import { enqueue, presentOutbox, presentQueue } from '../sync/present.ts';

/** An edit as a run draws it; what its author saw is added here, from what the app shows. */
type Drawn = Pick<Edit, 'type' | 'data' | 'dependsOn'> & { readonly stream: string };

/** Whose page is edited. */
type Own = { readonly id: string; readonly username: string };

/** Whoever has looked at something for so long, in ms, looks again before an edit. */
const FRESH = 1500;
const SHOWN = { limit: '50' };

const queries = ({ id, username }: Own) => ({
  profile: apiQuery(getProfile, { params: { username }, query: {} }),
  articles: apiQuery(listUserArticles, { params: { id }, query: SHOWN }),
  bookmarks: apiQuery(listBookmarks, { params: { id }, query: SHOWN }),
});

/** What the app shows now, asked for anew when it is older than `staleTime`; the former answer where nobody answers. */
async function look<A>(query: FetchQueryOptions<A, Error, A, QueryKey>, staleTime: number): Promise<A> {
  try {
    await queryClient.fetchQuery({ ...query, staleTime, retry: false });
  } catch (error) {
    const shown = queryClient.getQueryData<A>(query.queryKey);
    if (shown === undefined) throw new Error('not shown', { cause: error });
    return shown;
  }
  // What is shown is not what was answered: pending edits are folded over it.
  const shown = queryClient.getQueryData<A>(query.queryKey);
  if (shown === undefined) throw new Error('not shown');
  return shown;
}

async function shownTo(own: Own, { type, stream }: Drawn): Promise<Shown | undefined> {
  const { merges } = kinds(type);
  if (merges !== 'fields' && merges !== 'remove') return undefined;
  const { profile, articles } = queries(own);
  if (stream.startsWith('user-')) {
    return { profile: (await look(profile, FRESH)).payload };
  }
  const article = (await look(articles, FRESH)).payload.find(({ id }) => stream === `article-${id}`);
  if (!article) throw new Error('not shown');
  return { article };
}

async function withCore<T>(work: (database: CoreDatabase) => PromiseLike<T>): Promise<T> {
  const { account } = presentQueue();
  if (account === null) throw new Error('nobody is signed in');
  const database = new CoreDatabase(account);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * The hooks by which chaos runs make edits through the app's own code, one function for each thing that a person does. They are
 * built into their own build only (infra/chaos); the build that is handed out does not hold them.
 */
const hooks = {
  /**
   * Makes an edit. Resolves when it is safe on the device; answers the id of the row that carries it.
   * @throws Error `not shown` when the person would not see what to edit; nothing was enqueued then
   */
  async enqueue(own: Own, drawn: Drawn): Promise<string | null> {
    const { type, data, dependsOn } = drawn;
    const about = { name: own.username, path: `/profile/${own.username}` };
    const shown = await shownTo(own, drawn);
    return enqueue<QueuedType>({ type, data, about, ...(shown && { shown }), ...(dependsOn && { dependsOn }) });
  },
  /** Puts so many pictures of noise into the queue, of so many bytes each, as forms do that show one. */
  async upload(pictures: number, bytes: number): Promise<void> {
    const outbox = await presentOutbox();
    for (let at = 0; at < pictures; at += 1) {
      const noise = new Uint8Array(bytes);
      for (let from = 0; from < bytes; from += 65_536) crypto.getRandomValues(noise.subarray(from, from + 65_536));
      await outbox.upload(new Blob([noise], { type: 'image/webp' }), { about: { name: `picture ${at}`, path: '/' } });
    }
  },
  /** From now on these are the pictures that lie here, as where a browser lost some, or an upload was given up. */
  async layPictures(...ids: readonly string[]): Promise<void> {
    await withCore(async ({ pictures }) => {
      await pictures.clear();
      await pictures.bulkPut(ids.map((id) => ({ id, blob: new Blob([id]) })));
    });
  },
  pictures: (): Promise<readonly string[]> => withCore(({ pictures }) => pictures.toCollection().primaryKeys()),
  async rows(): Promise<readonly Row[]> {
    return (await (await presentOutbox()).contents()).queue.rows;
  },
  /** Tries at once. Does not wait for the end of it: that may be a long time off. */
  async sendNow(): Promise<void> {
    void (await presentOutbox()).sendNow();
  },
  async decide(id: string, choices: Readonly<Record<string, Choice>>): Promise<void> {
    await (await presentOutbox()).decide(id, choices);
  },
  async retry(id: string): Promise<void> {
    await (await presentOutbox()).retry(id);
  },
  async discard(id: string): Promise<readonly Row[]> {
    return (await presentOutbox()).discard([id]);
  },
  /** The name of the database that holds the queue: another one after the browser has emptied it. */
  born: (): Promise<string | null> => withCore(async (database) => (await database.metaOf('born'))?.value ?? null),
  /** Whether the queue of the person who is signed in stands open. */
  isOpen: (): boolean => presentQueue().store === 'open' && presentQueue().account !== null,
  /** Asks for a view anew, and answers what the page then shows. */
  async shown(own: Own, query: keyof ReturnType<typeof queries>): Promise<unknown> {
    const { profile, articles, bookmarks } = queries(own);
    if (query === 'profile') return (await look(profile, 0)).payload;
    return (await look(query === 'articles' ? articles : bookmarks, 0)).payload;
  },
};

Object.assign(window, { meikanChaos: hooks });
