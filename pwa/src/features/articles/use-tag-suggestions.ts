import { suggestArticleTags } from '@meikan/contracts';
import { limits, tag } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { useSettledText } from '../../ui/index.ts';

/** Asked for this long after the last key, ms. */
const REST = 300;
/** Five that are not chosen are left of these, however many are. */
const LIMIT = String(5 + limits.tagsPerArticle);
const NONE: readonly string[] = [];

/** Tags that begin as what is being typed does, by the form that a tag is kept in; none while they are for another text. */
export function useTagSuggestions() {
  const [draft, setDraft] = useState('');
  const [composing, setComposing] = useState(false);
  const wanted = prefixOf(useSettledText(draft, composing, REST));
  const asked = apiQuery(suggestArticleTags, { query: { tag: wanted, limit: LIMIT } });
  const { data } = useQuery({ ...asked, enabled: wanted !== '' });
  const current = wanted !== '' && wanted === prefixOf(draft);
  return {
    suggestions: (current && data?.payload.map((found) => found.tag)) || NONE,
    setDraft: (text: string, isComposing: boolean) => {
      setDraft(text);
      setComposing(isComposing);
    },
  };
}

function prefixOf(draft: string): string {
  const checked = tag(draft);
  return checked.ok ? checked.value : '';
}
