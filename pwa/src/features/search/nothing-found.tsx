import { type LowerBound, searchEverything, simpleSearch } from '@meikan/contracts';
import { firstGraphemes, graphemeCount } from '@meikan/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { useSession } from '../../session/session.ts';
import { Empty } from '../../ui/index.ts';
import { isAtLeast } from './found-count.tsx';
import { RegisterAction } from './missing-service.tsx';
import { type NearSearch, searchesByWord, widerSearches } from './near-searches.ts';
import { registerWay } from './register-way.ts';
import { facetsIn, KINDS, ofKind, type SearchQuery } from './search-query.ts';
import { nearTexts as texts } from './texts.ts';
import { askedFor } from './use-finds.ts';

type Props = {
  readonly query: SearchQuery;
  /** How many there are of each kind, whatever is chosen. */
  readonly counter: Readonly<Record<string, number>>;
  readonly lowerBound: LowerBound | undefined;
  /** The way to the form of a missing service. */
  readonly register: ReactNode;
};

/** Nothing was found: what comes closest, and how much of it there is. */
export function NothingFound({ query, counter, lowerBound, register }: Props) {
  const { search: text = '' } = query;
  const everywhere = KINDS.reduce((sum, kind) => sum + (counter[kind] ?? 0), 0);
  const isNarrowed = everywhere > 0;
  return (
    <div className="none">
      <Empty title={texts.title} level={2}>
        {text && !isNarrowed ? texts.body(text) : texts.bodyFiltered}
      </Empty>
      <ul className="none__n">
        {isNarrowed ? (
          <Wider {...{ query, counter, lowerBound, everywhere }} />
        ) : (
          text && <OtherTexts key={text} text={text} />
        )}
        <RegisterStep register={register} />
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

type Findable = NearSearch & { readonly count: number; readonly atLeast: boolean };

/** Those of the searches that find something. */
function useFindable(searches: readonly NearSearch[]): readonly Findable[] {
  const client = useQueryClient();
  const countOf = async ({ query }: NearSearch) => {
    const asked = apiQuery(searchEverything, { query: { ...askedFor(query), limit: '1' } });
    const { total = 0, lowerBound } = await client.fetchQuery(asked);
    return { count: total, atLeast: isAtLeast(lowerBound) };
  };
  const { data = [] } = useQuery({
    queryKey: ['findable', searches],
    queryFn: () => Promise.all(searches.map(async (search) => ({ ...search, ...(await countOf(search)) }))),
    enabled: searches.length > 0,
    // The answers themselves are kept, and asked for anew when they change.
    gcTime: 0,
  });
  return data.filter(({ count }) => count > 0);
}

function Steps({ name, searches }: { readonly name: string; readonly searches: readonly Findable[] }) {
  if (searches.length === 0) return null;
  return (
    <Step name={name}>
      {searches.map(({ label, count, atLeast, query }) => (
        <Link key={JSON.stringify(query)} className="link" to="/search" search={query}>
          {texts.counted(label, count, atLeast)}
        </Link>
      ))}
    </Step>
  );
}

type WiderProps = Pick<Props, 'query' | 'counter' | 'lowerBound'> & { readonly everywhere: number };

/** The conditions leave nothing of what there is: fewer of them, then none. */
function Wider({ query, counter, lowerBound, everywhere }: WiderProps) {
  const { kind } = query;
  const searches = widerSearches(query);
  const found = useFindable(query.index === undefined ? searches : []);
  const ofSameKind = kind === undefined ? 0 : (counter[kind] ?? 0);
  const atLeast = lowerBound !== undefined;
  const all = { label: texts.widenAll, count: everywhere, atLeast, query: ofKind(query, undefined) };
  const sameKind = { label: texts.widenKind, count: ofSameKind, atLeast, query: ofKind(query, kind) };
  const isMany = Object.keys(facetsIn(query)).length > 1;
  return <Steps name={texts.widen} searches={[...found, ...(isMany && ofSameKind > 0 ? [sameKind] : []), all]} />;
}

/** No page fits the text: fewer of its words, names near it, and how else to write it. */
function OtherTexts({ text }: { readonly text: string }) {
  return (
    <>
      <Words text={text} />
      <NearNames text={text} />
      <SameBeginning first={firstGraphemes(text, 1)} />
      <Step name={texts.spelling}>{texts.spellingHint}</Step>
    </>
  );
}

function Words({ text }: { readonly text: string }) {
  const { data: words = [] } = useQuery({
    queryKey: ['words-of', text],
    queryFn: async () => (await import('./words-of.ts')).wordsOf(text),
  });
  return <Steps name={texts.fewer} searches={useFindable(searchesByWord(words))} />;
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
  const found = useFindable([{ label: texts.word(first), query: { search: first } }]);
  return <Steps name={texts.initial} searches={found} />;
}

/** Where it does not stand beside the finds. */
function RegisterStep({ register }: Pick<Props, 'register'>) {
  if (registerWay(useSession()) === null) return null;
  return (
    <li className="not-wide">
      <span className="faint">{texts.register}</span>
      <span className="row row-w">
        {texts.registerHint}
        <RegisterAction register={register} className="link" />
      </span>
    </li>
  );
}
