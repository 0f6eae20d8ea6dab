import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { Icon } from '../icon/icon.tsx';
import { followInside } from '../link/follow-inside.ts';
import { Finds } from './finds.tsx';
import { KeyHints } from './key-hints.tsx';
import type { SearchAnswer } from './search-options.ts';
import { searchBoxTexts as texts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly answer: SearchAnswer;
  readonly activeId: string | null;
  readonly onPoint: (id: string) => void;
  /** Where all of them stand. */
  readonly all: string;
  readonly onFollow: (href: string) => void;
  readonly aside: ReactNode;
};

/** What drops from the search: finds in groups or that nobody is called so, other ways to search, the way to all results, and the keys. */
export function SearchDrop(props: Props) {
  const { text, answer, aside, all, onFollow } = props;
  const typed = text.trim() !== '';
  const none = typed && answer.kind === 'found' && answer.groups.length === 0;
  return (
    <div className="sdrop pop">
      <div className={aside ? 'sd__c' : 'sd__c sd__c1'}>
        <div>
          {none && <Nothing text={text} />}
          <Finds {...props} />
        </div>
        {aside && <div className="sd__s">{aside}</div>}
      </div>
      {typed && (
        <a className="sd__all" href={all} onClick={(event) => followInside(event, () => onFollow(all))}>
          <span>{texts.all(text.trim())}</span>
          <Icon name="arrow" />
        </a>
      )}
      <KeyHints />
    </div>
  );
}

function Nothing({ text }: { readonly text: string }) {
  return (
    <div className="sd__no" role="status">
      <Art name="empty" />
      <h3>{texts.none}</h3>
      <p className="ph">{texts.noneBody(text.trim())}</p>
    </div>
  );
}
