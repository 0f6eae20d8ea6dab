import type { Matched } from '@meikan/contracts';
import {
  type FoundPage,
  findPages,
  matchedBy,
  type Searchable,
  type SearchKeys,
  searchKeys,
  type Vocabulary,
} from '@meikan/search/folding';
import type { SavedItem } from '../../cache/index.ts';

/** A saved thing with what of it is searched: what the server tells of it, else its card. */
export type FoldedItem = {
  readonly item: SavedItem;
  readonly kind: string;
  readonly texts: Searchable;
  readonly keys: SearchKeys;
};

/** A saved thing of a list; `found` where something was looked for. */
export type FoundItem = { readonly item: SavedItem; readonly found?: FoundPage<FoldedItem> };

/** The items that meet the text, best first, by the same normaliser, tiers and descriptions as the server's search. */
export function findItems(items: readonly FoldedItem[], text: string, vocabulary?: Vocabulary): readonly FoundItem[] {
  return findPages(items, text, vocabulary).map((found) => ({ item: found.page.item, found }));
}

/** Why an item was found, where its name does not say it. */
export function matchedIn({ found }: FoundItem): Matched | undefined {
  if (found === undefined || found.terms.length === 0) return undefined;
  const matched = matchedBy(found.page.texts, found.terms);
  return matched.words.length === 0 ? undefined : matched;
}

export const foldItem = (item: SavedItem): FoldedItem => folded(item, textsOf(item));

/** To be found by its names alone. */
export const foldNames = (item: SavedItem): FoldedItem =>
  folded(item, { ...textsOf(item), tags: [], facts: [], texts: [] });

function folded(item: SavedItem, texts: Searchable): FoldedItem {
  return { item, kind: item.card.isService ? 'service' : item.kind, texts, keys: searchKeys(texts) };
}

function textsOf({ card, searched }: SavedItem): Searchable {
  if (!searched?.texts) return textsOfCard(card);
  const { otherNames, reading, tags, facts, texts } = searched.texts;
  return { name: card.name, otherNames, reading: reading ?? undefined, tags, facts, texts };
}

const textsOfCard = ({ name, otherNames, reading, tags, note, description }: SavedItem['card']): Searchable => ({
  name,
  otherNames,
  reading: reading ?? undefined,
  tags,
  facts: [note],
  texts: [description],
});

/** Folds lists of items that hardly differ, as they change while more is saved: each item again only when its texts have. */
export function openFolding(): (items: readonly SavedItem[]) => readonly FoldedItem[] {
  let kept: ReadonlyMap<string, Kept> = new Map();
  return (items) => {
    const all = items.map((item): Kept => {
      const stamp = JSON.stringify([item.card, item.searched?.texts]);
      const before = kept.get(item.key);
      return before?.stamp === stamp
        ? { stamp, folded: { ...before.folded, item } }
        : { stamp, folded: foldItem(item) };
    });
    kept = new Map(all.map((each) => [each.folded.item.key, each]));
    return all.map((each) => each.folded);
  };
}

type Kept = { readonly stamp: string; readonly folded: FoldedItem };
