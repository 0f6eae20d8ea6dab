import type { Dictionary } from '@meikan/search/folding';
import { useQuery } from '@tanstack/react-query';

/** The general dictionary that the search reads a text by, which is large: only where a text is `asked` for, and as soon as it is loaded. */
export function useDictionary(asked: boolean): Dictionary | undefined {
  const { data } = useQuery({
    queryKey: ['dictionary'],
    queryFn: async () => (await import('@meikan/search/dictionary')).openDictionary(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: asked,
  });
  return data;
}
