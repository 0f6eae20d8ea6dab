import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { searchPath } from '../../address/search-path.ts';
import { SearchBox } from '../../ui/index.ts';
import { RecentList } from './recent-list.tsx';
import { rememberSearch, useRecentSearches } from './recent-searches.ts';
import { shellTexts as texts } from './texts.ts';
import { useSuggestions } from './use-suggestions.tsx';

type Props = {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** `only-m` on the top page, where the large field below serves wider screens. */
  readonly className: string;
};

/** The search of every page: finds while typing, all results on Enter. */
export function HeaderSearch({ open, onOpen, className }: Props) {
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const answer = useSuggestions(text, composing);
  const recent = useRecentSearches();
  const navigate = useNavigate();
  const go = (href: string, searched: string) => {
    rememberSearch(searched);
    onOpen(false);
    setText('');
    void navigate({ href });
  };
  return (
    <SearchBox
      className={className}
      label={texts.searchLabel}
      placeholder={texts.searchPrompt}
      text={text}
      onText={setText}
      onComposing={setComposing}
      open={open}
      onOpen={onOpen}
      answer={answer}
      all={searchPath(text)}
      onFollow={(href) => go(href, text)}
      aside={recent.length > 0 && <RecentList onFollow={go} />}
    />
  );
}
