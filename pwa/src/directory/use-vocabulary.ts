import type { SynonymEntry } from '@meikan/contracts';
import { type Vocabulary, widenedBy } from '@meikan/search/folding';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * The words by which the search reads a text, with what admins added; the dictionary, which is large, only where a text is `asked`
 * for, and as soon as it is loaded.
 */
export function useVocabulary(added: readonly SynonymEntry[] | undefined, asked: boolean): Vocabulary {
  const { data: dictionary } = useQuery({
    queryKey: ['dictionary'],
    queryFn: async () => (await import('@meikan/search/dictionary')).openDictionary(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: asked,
  });
  return useMemo(() => widenedBy(added ?? [], dictionary), [added, dictionary]);
}
