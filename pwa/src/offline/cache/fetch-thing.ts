import pMap from 'p-map';
import { ApiProblem } from '../../api/api-error.ts';
import { type Kept, keepAnswer } from './answer-store.ts';
import { assertOpen, type CacheDatabase } from './database.ts';
import { companyOverview, companyTabs, firstQuery, personTabs } from './page-queries.ts';
import type { PageQuery } from './page-query.ts';
import { keepPicture, missingPictures } from './picture-store.ts';
import { type Page, picturesIn, readPage } from './read-answer.ts';
import { type Depth, type Thing, thingKey } from './thing.ts';

/** Requests at once: enough for a phone's line, and the page in view still gets its own. */
const AT_ONCE = { answers: { concurrency: 2 }, pictures: { concurrency: 4 } } as const;

/** Statuses by which the server says that a thing is gone, or no longer ours to see. */
const GONE: ReadonlySet<number> = new Set([403, 404, 410]);

export type Fetching = {
  readonly database: CacheDatabase;
  readonly account: string;
  /** Read before each query is asked: how many of the reader's own edits its answer must know at least. */
  readonly ack: () => number;
  readonly withPictures: boolean;
  /** A kept answer that is younger than this, in ms, need not be asked for again. */
  readonly freshFor: number;
  /** Hears how many of the steps known so far are done. */
  readonly onProgress: (done: number, total: number) => void;
};

/** `gone`: there is nothing to keep, and what was kept must go. */
export type Fetched = 'kept' | 'gone';

/**
 * Fetches a thing: the queries of its page, as far as `depth` goes, then every picture that their answers name.
 * Throws `ApiUnreachable` when the server is not reached, and the browser's error when the device is full.
 */
export async function fetchThing(fetching: Fetching, thing: Thing, depth: Depth): Promise<Fetched> {
  const first = firstQuery(thing);
  if (first === null) return fetchCard(fetching, thing);
  const page = await askPage(fetching, first);
  if (page === null || page.kind === 'hidden') return 'gone';
  const queries = [first, ...restOf(page, depth)];
  const progress = steps(fetching, queries.length);
  const addresses = new Set(await askAll(fetching, queries, progress.step));
  progress.step();
  const { things } = fetching.database;
  // Before the first picture comes: one that no thing shows is taken away by whoever makes space meanwhile.
  await things.update(thingKey(thing), { keys: queries.map(({ key }) => key) });
  await keepPictures(fetching, [...addresses], progress);
  const { revision } = page.kind === 'person' ? page.profile : page.company;
  const now = { savedAt: Date.now(), savedDepth: depth, card: page.card, revision, savedRevision: revision };
  await things.update(thingKey(thing), now);
  return 'kept';
}

/** What a page asks beside its first query. */
function restOf(page: Exclude<Page, { kind: 'hidden' }>, depth: Depth): readonly PageQuery[] {
  if (page.kind === 'person') return depth === 'whole' ? personTabs(page.profile) : [];
  const overview = companyOverview(page.company);
  return depth === 'whole' ? [...overview, ...companyTabs(page.company)] : overview;
}

/** An article's card is complete already; its picture is all that can be fetched. */
async function fetchCard(fetching: Fetching, thing: Thing): Promise<Fetched> {
  const row = await fetching.database.things.get(thingKey(thing));
  if (row === undefined) return 'gone';
  await keepPictures(fetching, picturesIn(row.card), steps(fetching, 0));
  await fetching.database.things.update(row.key, { savedAt: Date.now(), savedDepth: row.depth });
  return 'kept';
}

async function askPage(fetching: Fetching, first: PageQuery): Promise<Page | null> {
  try {
    return (await askAndKeep(fetching, first)).page;
  } catch (error) {
    if (error instanceof ApiProblem && GONE.has(error.status)) return null;
    throw error;
  }
}

async function askAndKeep(fetching: Fetching, asked: PageQuery): Promise<Answered> {
  const { database, ack } = fetching;
  const { call, input, ask } = asked;
  const fresh = await freshAnswer(fetching, asked);
  if (fresh !== null) return fresh;
  const known = ack();
  assertOpen(database);
  const answer = await ask();
  const kept: Kept = { query: { call, input }, answer, ack: known, at: Date.now() };
  return { page: await keepAnswer(database, kept), pictures: picturesIn(answer.payload) };
}

type Answered = { readonly page: Page | null; readonly pictures: readonly string[] };

/** What the page itself was answered a moment ago. */
async function freshAnswer({ database, freshFor }: Fetching, { key, call }: PageQuery): Promise<Answered | null> {
  const row = await database.answers.get(key);
  if (row === undefined || Date.now() - row.savedAt > freshFor) return null;
  const body = await database.bodies.get(key);
  return body === undefined
    ? null
    : { page: readPage(call.name, body.answer.payload), pictures: picturesIn(body.answer.payload) };
}

async function askAll(
  fetching: Fetching,
  [first, ...rest]: readonly PageQuery[],
  onDone: () => void,
): Promise<readonly string[]> {
  const body = first && (await fetching.database.bodies.get(first.key));
  const found = [...picturesIn(body?.answer.payload)];
  const askNext = async (query: PageQuery) => {
    found.push(...(await askAndKeep(fetching, query)).pictures);
    onDone();
  };
  await pMap(rest, askNext, AT_ONCE.answers);
  return found;
}

type Steps = { readonly step: () => void; readonly expect: (more: number) => void };

function steps({ onProgress }: Fetching, known: number): Steps {
  let done = 0;
  let total = known;
  return {
    step: () => {
      done += 1;
      onProgress(done, total);
    },
    expect: (more) => {
      total += more;
      onProgress(done, total);
    },
  };
}

async function keepPictures(fetching: Fetching, addresses: readonly string[], progress: Steps): Promise<void> {
  const { database, account, withPictures } = fetching;
  if (!withPictures) return;
  const missing = await missingPictures(database, addresses);
  progress.expect(missing.length);
  const keepNext = async (address: string) => {
    await keepPicture(database, account, address);
    progress.step();
  };
  await pMap(missing, keepNext, AT_ONCE.pictures);
}
