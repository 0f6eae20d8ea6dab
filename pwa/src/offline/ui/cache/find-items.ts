import { findPages, searchKeys } from '@meikan/search/folding';
import type { SavedItem } from '../../cache/index.ts';

/** The items that meet the text, best first, by the same normaliser, tiers and descriptions as the server's search. */
export function findItems(items: readonly SavedItem[], text: string): readonly SavedItem[] {
  return findPages(
    items.map((item) => ({ item, kind: item.card.isService ? 'service' : item.kind, keys: keysOf(item) })),
    text,
  ).map(({ item }) => item);
}

const keysOf = ({ card }: SavedItem) =>
  searchKeys({
    name: card.name,
    otherNames: card.otherNames,
    reading: card.reading ?? undefined,
    tags: card.tags,
    facts: [card.note],
    texts: [card.description],
  });
