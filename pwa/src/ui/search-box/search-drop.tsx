import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { Icon } from '../icon/icon.tsx';
import { Finds } from './finds.tsx';
import { KeyHints } from './key-hints.tsx';
import { optionsOf, type SearchAnswer, type SearchOption } from './search-options.ts';
import { searchBoxTexts as texts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly answer: SearchAnswer;
  readonly activeId: string | null;
  readonly onPoint: (id: string) => void;
  readonly onPick: (option: SearchOption) => void;
  readonly onSubmit: () => void;
  readonly aside: ReactNode;
};

/** What drops from the search: finds in groups or 「見つかりませんでした」, the way to all results, and the keys. */
export function SearchDrop(props: Props) {
  const { text, answer, aside, onSubmit } = props;
  const typed = text.trim() !== '';
  const none = typed && answer.kind === 'found' && optionsOf(answer).length === 0;
  return (
    <div className="sdrop pop">
      <div className={aside ? 'sd__c' : 'sd__c sd__c1'}>
        {none ? <Nothing text={text} /> : <Finds {...props} />}
        {aside && <div className="sd__s">{aside}</div>}
      </div>
      {typed && !none && (
        <button type="button" className="sd__all" onClick={onSubmit}>
          <span>{texts.all(text.trim())}</span>
          <Icon name="arrow" />
        </button>
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
