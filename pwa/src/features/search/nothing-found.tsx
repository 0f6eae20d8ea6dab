import { searchEverything, simpleSearch } from '@meikan/contracts';
import { firstGraphemes, graphemeCount } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Empty } from '../../ui/index.ts';
import { noneTexts as texts } from './texts.ts';

type Props = {
  readonly text: string;
  /** Whether a kind or category narrows the search: then widening it is the first way out. */
  readonly narrowed: boolean;
};

/** Nothing was found: near names, the same beginning, and how else to look. */
export function NothingFound({ text, narrowed }: Props) {
  return (
    <div className="none">
      <Empty title={texts.title} level={2}>
        {text && !narrowed ? texts.body(text) : texts.bodyFiltered}
      </Empty>
      <ul className="none__n">
        {narrowed && (
          <Step name={texts.widen}>
            <Link className="link" to="/search" search={text ? { search: text } : {}}>
              {texts.widenAll}
            </Link>
          </Step>
        )}
        {text && <NearNames text={text} />}
        {text && <SameBeginning first={firstGraphemes(text, 1)} />}
        <Step name={texts.spelling}>{texts.spellingHint}</Step>
      </ul>
    </div>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <span className="faint">{name}</span>
      <span className="row row-w">{children}</span>
    </li>
  );
}

const NEAR = '3';

/** Names that share the first half of what was typed. */
function NearNames({ text }: { readonly text: string }) {
  const length = graphemeCount(text);
  const half = firstGraphemes(text, Math.ceil(length / 2));
  const near = apiQuery(simpleSearch, { query: { name: half, limit: NEAR, kinds: 'company,service,person' } });
  const { data } = useQuery({ ...near, enabled: length > 1 });
  if (!data || data.payload.length === 0) return null;
  return (
    <Step name={texts.near}>
      {data.payload.map(({ id, kind, name }) => (
        <Link
          key={`${kind} ${id}`}
          className="link"
          to={kind === 'person' ? '/profile/$id' : '/companies/$id'}
          params={{ id }}
          search={{}}
        >
          {name}
        </Link>
      ))}
    </Step>
  );
}

function SameBeginning({ first }: { readonly first: string }) {
  const { data } = useQuery(apiQuery(searchEverything, { query: { search: first, limit: '1' } }));
  if (!data?.total) return null;
  return (
    <Step name={texts.reading}>
      <Link className="link" to="/search" search={{ search: first }}>
        {texts.startsWith(first, data.total)}
      </Link>
    </Step>
  );
}
