import { foldQuery, matchKeys, queryReadings, searchKeys } from '@meikan/search/folding';
import type { SavedItem } from '../../cache/index.ts';

/** The items that meet the text, best first, by the same normaliser and tiers as the server's search. */
export function findItems(items: readonly SavedItem[], text: string): readonly SavedItem[] {
  const query = foldQuery(text);
  if (query === undefined) return text.trim() === '' ? items : [];
  const keyed = items.map((item) => ({ item, keys: searchKeys(searchable(item)) }));
  for (const reading of queryReadings(query)) {
    const found = keyed.flatMap(({ item, keys }) => {
      const match = matchKeys(keys, reading);
      return match === undefined ? [] : [{ item, points: match.points }];
    });
    if (found.length > 0) return found.sort((a, b) => b.points - a.points).map(({ item }) => item);
  }
  return [];
}

const searchable = ({ card }: SavedItem) => ({
  name: card.name,
  otherNames: card.otherNames,
  reading: card.reading ?? undefined,
  tags: card.tags,
  description: `${card.note} ${card.description}`,
});
