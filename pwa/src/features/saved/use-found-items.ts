import { listSynonyms } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { useVocabulary } from '../../directory/use-vocabulary.ts';
import type { SavedItem } from '../../offline/cache/index.ts';
import { type FoundItem, findItems, openFolding } from '../../offline/ui/cache/find-items.ts';

/** The saved things that a text finds, best first; by the words that admins have added too, as far as they lie here. */
export function useFoundItems(items: readonly SavedItem[], text: string): readonly FoundItem[] {
  const { data } = useQuery(apiQuery(listSynonyms, {}));
  const isAsked = text.trim() !== '';
  const vocabulary = useVocabulary(data?.payload, isAsked);
  const [fold] = useState(openFolding);
  return useMemo(
    // What is only listed need not be folded.
    () => (isAsked ? findItems(fold(items), text, vocabulary) : items.map((item) => ({ item }))),
    [fold, items, text, isAsked, vocabulary],
  );
}
