import { type ArticleItem, articleItem, type PersonCard, personCard } from '@meikan/contracts';

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
