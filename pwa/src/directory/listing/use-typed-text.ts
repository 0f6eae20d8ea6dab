import { searchedText } from '@meikan/domain';
import { useEffect, useState } from 'react';
import { useSettledText } from '../../ui/index.ts';
import { useReplacedQuery } from './changed-query.ts';
import { useListQuery } from './use-list-query.ts';

/**
 * The text that narrows the list on the page while it is typed. Once it rests it stands in the address, with the first page; where Back
 * leads to another text, that one is shown.
 */
export function useTypedText(): readonly [string, (text: string) => void] {
  const { search: asked = '' } = useListQuery();
  const replace = useReplacedQuery();
  const [typed, setTyped] = useState({ text: asked, asked });
  if (typed.asked !== asked) setTyped({ text: searchedText(typed.text) === asked ? typed.text : asked, asked });
  const { text } = typed;
  const settled = useSettledText(text, false);
  useEffect(() => {
    if (settled === asked || settled !== searchedText(text)) return;
    replace({ search: settled || undefined, page: undefined });
  }, [settled, asked, text, replace]);
  return [text, (next) => setTyped({ text: next, asked })];
}
