import type { ArticleItem, PersonCard } from '@meikan/contracts';
import type { Marks } from './marks.ts';
import { articleCard, bareCard, followedCard, type Page } from './read-answer.ts';
import { dismissed, heldFor, hold, release } from './reason-store.ts';
import type { Room } from './room.ts';
import { type Card, type Reason, type Thing, thingKey } from './thing.ts';

type Wanted = { readonly thing: Thing; readonly reason: Reason; readonly card: Card };

/**
 * Holds what the answer says is starred, followed or one's own, and lets go what it says is not. Answers the things that
 * came to be held by it: their content is still to be fetched.
 */
export async function applyMarks(room: Room, marks: Marks, page: Page | null): Promise<readonly Thing[]> {
  const wanted = [...wantedByPage(page), ...followed(marks), ...starred(marks)];
  const unwanted = [...unwantedByPage(page), ...unfollowed(marks), ...unstarred(marks)];
  const newcomers: Thing[] = [];
  for (const { thing, reason, card } of await notYetHeld(room, wanted)) {
    const held = await hold(room.database, thing, { reason, card, at: Date.now() });
    if (held.fresh) newcomers.push(thing);
  }
  for (const reason of ['followed', 'bookmarked'] as const) await letGo(room, reason, unwanted);
  return newcomers;
}

async function notYetHeld({ database }: Room, wanted: readonly Wanted[]): Promise<readonly Wanted[]> {
  const known = await database.reasons.bulkGet(
    wanted.map(({ thing, reason }): [string, Reason] => [thingKey(thing), reason]),
  );
  const unwelcome = await dismissed(
    database,
    wanted.map(({ thing }) => thingKey(thing)),
  );
  return wanted.filter(({ thing }, index) => known[index] === undefined && !unwelcome.has(thingKey(thing)));
}

type Unwanted = Pick<Wanted, 'thing' | 'reason'>;

async function letGo({ database }: Room, reason: Reason, unwanted: readonly Unwanted[]): Promise<void> {
  const keys = unwanted.filter((each) => each.reason === reason).map(({ thing }) => thingKey(thing));
  for (const key of await heldFor(database, reason, keys)) await release(database, key, [reason]);
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
