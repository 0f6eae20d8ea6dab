import { listSynonyms } from '@meikan/contracts';
import { widenedBy } from '@meikan/search/folding';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { useDictionary } from '../../directory/use-dictionary.ts';
import type { SavedItem } from '../../offline/cache/index.ts';
import { type FoundItem, findItems, openFolding } from '../../offline/ui/cache/find-items.ts';

/** The saved things that a text finds, best first; by the words that admins have added too, as far as they lie here. */
export function useFoundItems(items: readonly SavedItem[], text: string): readonly FoundItem[] {
  const { data } = useQuery(apiQuery(listSynonyms, {}));
  const isAsked = text.trim() !== '';
  const synonyms = data?.payload;
  const dictionary = useDictionary(isAsked);
  const vocabulary = useMemo(() => widenedBy(synonyms ?? [], dictionary), [synonyms, dictionary]);
  const [fold] = useState(openFolding);
  return useMemo(
    // What is only listed need not be folded.
    () => (isAsked ? findItems(fold(items), text, vocabulary) : items.map((item) => ({ item }))),
    [fold, items, text, isAsked, vocabulary],
  );
}
