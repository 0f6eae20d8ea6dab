import { type ArticleItem, articleItem, type PersonCard, personCard } from '@meikan/contracts';
import { type Kept, keepAnswer } from './answer-store.ts';
import { type CacheContext, troubleOf } from './cache-context.ts';
import { withSpace } from './free-space.ts';
import { lifetimeOf } from './freshness.ts';
import { purgeThing } from './purge.ts';
import { articleCard, bareCard, followedCard, type Page } from './read-answer.ts';
import { dismissed, hold, release } from './reasons.ts';
import type { Saver } from './saver.ts';
import { type Card, type Reason, type Thing, thingKey } from './thing.ts';

export type AnswerWriter = {
  /** Keeps an answer in its turn, when it is one to keep; never throws. */
  keep(kept: Kept): Promise<void>;
  settled(): Promise<void>;
};

/** Writes answers down one after the other, so that a later answer to the same query wins. */
export function openAnswerWriter(context: CacheContext, saver: Saver): AnswerWriter {
  let written: Promise<void> = Promise.resolve();
  const report = (error: unknown) => context.tell({ kind: 'trouble', trouble: troubleOf(error) });
  return {
    keep(kept) {
      if (lifetimeOf(kept.query.call, kept.query.input) === null) return Promise.resolve();
      written = written.then(() => keepNow(context, saver, kept)).catch(report);
      return written;
    },
    settled: () => written,
  };
}

async function keepNow(context: CacheContext, saver: Saver, kept: Kept): Promise<void> {
  const page = await withSpace(context, () => keepAnswer(context.database, kept));
  if (page?.kind === 'hidden') return purgeThing(context, page.thing, page.name);
  const newcomers = await applyMarks(context, marksIn(kept.answer.payload), page);
  if (newcomers.length > 0) void saver.saveLater(newcomers);
}

/** What an answer tells, beside its own matter, of the reader's relation to things: stars and follows. */
export type Marks = {
  readonly articles: ReadonlyMap<string, ArticleItem>;
  readonly people: ReadonlyMap<string, PersonCard>;
};

type Found = { readonly articles: Map<string, ArticleItem>; readonly people: Map<string, PersonCard> };

function judge(value: object, found: Found): void {
  if ('isBookmarked' in value) {
    const item = articleItem.safeParse(value);
    if (item.success) found.articles.set(item.data.id, item.data);
  } else if ('isFollowing' in value && 'username' in value) {
    const card = personCard.safeParse(value);
    if (card.success) found.people.set(card.data.id, card.data);
  }
}

function walk(value: unknown, found: Found): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, found);
  } else if (typeof value === 'object' && value !== null) {
    judge(value, found);
    for (const entry of Object.values(value)) walk(entry, found);
  }
}

/** Every article and person that an answer names, with what the reader has marked of them. */
export function marksIn(payload: unknown): Marks {
  const found: Found = { articles: new Map(), people: new Map() };
  walk(payload, found);
  return found;
}

type Wanted = { readonly thing: Thing; readonly reason: Reason; readonly card: Card };

/**
 * Holds what the answer says is starred, followed or one's own, and lets go what it says is not. Answers the things that
 * came to be held by it: their content is still to be fetched.
 */
async function applyMarks(context: CacheContext, marks: Marks, page: Page | null): Promise<readonly Thing[]> {
  const wanted = [...wantedByPage(page), ...followed(marks), ...starred(marks)];
  const unwanted = [...unwantedByPage(page), ...unfollowed(marks), ...unstarred(marks)];
  const newcomers: Thing[] = [];
  for (const { thing, reason, card } of await notYetHeld(context, wanted)) {
    const held = await hold(context.database, thing, { reason, card, at: Date.now() });
    if (held.fresh) newcomers.push(thing);
  }
  await letGo(context, unwanted);
  return newcomers;
}

async function notYetHeld({ database }: CacheContext, wanted: readonly Wanted[]): Promise<readonly Wanted[]> {
  if (wanted.length === 0) return [];
  const keys = wanted.map(({ thing }) => thingKey(thing));
  const [known, unwelcome] = await database.transaction('r', database.reasons, database.notes, async () =>
    Promise.all([database.reasons.bulkGet(wanted.map(reasonKey)), dismissed(database, keys)]),
  );
  return wanted.filter(({ thing }, index) => known[index] === undefined && !unwelcome.has(thingKey(thing)));
}

const reasonKey = ({ thing, reason }: Unwanted): [string, Reason] => [thingKey(thing), reason];

type Unwanted = Pick<Wanted, 'thing' | 'reason'>;

async function letGo({ database }: CacheContext, unwanted: readonly Unwanted[]): Promise<void> {
  if (unwanted.length === 0) return;
  const held = await database.reasons.bulkGet(unwanted.map(reasonKey));
  for (const row of held) if (row !== undefined) await release(database, row.thing, [row.reason]);
}

function wantedByPage(page: Page | null): Wanted[] {
  if (page === null || page.kind === 'hidden') return [];
  const { thing, card } = page;
  const seen = page.kind === 'person' ? page.profile : page.company;
  return [
    ...(seen.isOwner ? [{ thing, card, reason: 'own' as const }] : []),
    ...(seen.isFollowing ? [{ thing, card, reason: 'followed' as const }] : []),
  ];
}

function unwantedByPage(page: Page | null): Unwanted[] {
  if (page === null || page.kind === 'hidden') return [];
  const seen = page.kind === 'person' ? page.profile : page.company;
  return seen.isFollowing ? [] : [{ thing: page.thing, reason: 'followed' }];
}

const person = ({ id }: PersonCard): Thing => ({ kind: 'person', id });
const article = ({ id }: ArticleItem): Thing => ({ kind: 'article', id });

const followed = ({ people }: Marks): Wanted[] =>
  [...people.values()]
    .filter(({ isFollowing }) => isFollowing)
    .map((each) => ({ thing: person(each), reason: 'followed', card: followedCard(each) }));

const unfollowed = ({ people }: Marks): Unwanted[] =>
  [...people.values()]
    .filter(({ isFollowing }) => !isFollowing)
    .map((each) => ({ thing: person(each), reason: 'followed' }));

/** A starred article is kept with its author's page. */
function starred({ articles }: Marks): Wanted[] {
  const items = [...articles.values()].filter(({ isBookmarked }) => isBookmarked);
  return items.flatMap((item): Wanted[] => {
    const card = articleCard(item);
    const kept: Wanted = { thing: article(item), reason: 'bookmarked', card };
    if (card.author === null) return [kept];
    return [kept, { thing: card.author, reason: 'author', card: bareCard(card.author, item.author.name) }];
  });
}

const unstarred = ({ articles }: Marks): Unwanted[] =>
  [...articles.values()]
    .filter(({ isBookmarked }) => !isBookmarked)
    .map((item) => ({ thing: article(item), reason: 'bookmarked' }));
