import type { ArticleItem } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Asked } from '../../directory/asked.tsx';
import { List, Pager, Segmented, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { CategoryChips, categoryChips } from './category-chips.tsx';
import { FoundArticle } from './found-article.tsx';
import { FoundCount } from './found-count.tsx';
import { FoundRow } from './found-row.tsx';
import { KindTabs, KindTree } from './kind-tree.tsx';
import { MissingNote } from './missing-service.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchLine } from './search-line.tsx';
import { type SearchQuery, SORTS, type Sort } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';
import { FINDS_PER_PAGE, useCategoryCounts, useFinds, useFoundArticles, useKindCounts } from './use-finds.ts';
import './search.css';

type Props = {
  readonly query: SearchQuery;
  /** The star of an item; search does not know how things are kept. */
  readonly star: (article: ArticleItem) => ReactNode;
  /** The way to the form of a missing service. */
  readonly register: ReactNode;
};

/** Everything that was found for some words, by kind, category and order; all of it stands in the address. */
export function SearchPage({ query, star, register }: Props) {
  const { search: text = '' } = query;
  const title = titleOf(query);
  usePageTitle(title);
  const go = useGo(query);
  const counter = useKindCounts(query);
  return (
    <div className="wrap page">
      <h1 className="page__t">{title}</h1>
      <SearchLine
        key={text}
        label={texts.label}
        prompt={texts.prompt}
        text={text}
        onSearch={(search) => go({ search: search || undefined, index: undefined, page: undefined })}
      />
      <div className="side-l finds">
        <aside className="only-wide">
          <KindTree query={query} counter={counter} />
          <MissingNote register={register} />
        </aside>
        <div>
          <div className="not-wide">
            <KindTabs query={query} counter={counter} />
          </div>
          <Narrowing query={query} go={go} />
          {query.kind === 'article' ? <Articles query={query} go={go} star={star} /> : <Finds query={query} go={go} />}
        </div>
      </div>
    </div>
  );
}

/** What the page is about: words, an industry, a row of the kana table, a kind, or everything. */
function titleOf({ search, kind, industry, index }: SearchQuery): string {
  if (index) return texts.ofRow(index);
  const name = industry && catalogueLabel('industries', industry);
  if (name) return texts.ofIndustry(name);
  if (search) return texts.results(search);
  return kind ? texts.titles[kind] : texts.everything;
}

/** How many there are: found, or the whole of a kind where nothing was asked for. */
const countWords = ({ search, categories, industry, index }: SearchQuery) =>
  search || categories || industry || index ? texts.found : texts.whole;

const sortName = ({ search }: SearchQuery, sort: Sort): string =>
  sort === 'relevance' && !search ? texts.mostKnown : texts.sorts[sort];

type Go = (change: { readonly [K in keyof SearchQuery]?: SearchQuery[K] | undefined }) => void;

/** Goes to the same search with some parts changed; `undefined` takes a part out. */
function useGo(query: SearchQuery): Go {
  const navigate = useNavigate();
  return (change) => {
    const next = Object.entries({ ...query, ...change }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/search', search: Object.fromEntries(next), resetScroll: 'page' in change && !!change.page });
  };
}

type PartProps = { readonly query: SearchQuery; readonly go: Go };

function Narrowing({ query, go }: PartProps) {
  const chips = categoryChips(query.kind, useCategoryCounts(query));
  const chosen = query.categories?.split(',') ?? [];
  // Items stand in one category only; companies may be looked for in several.
  const toggle = (key: string) => {
    const others = query.kind === 'article' ? [] : chosen.filter((other) => other !== key);
    const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...others, key];
    go({ categories: next.join(',') || undefined, page: undefined });
  };
  return (
    <CategoryChips
      chips={chips}
      chosen={chosen}
      onToggle={toggle}
      onAll={() => go({ categories: undefined, page: undefined })}
    />
  );
}

/** Companies of an industry are ordered by who looks at them; the first order is the one without a word. */
function sortsOf({ industry }: SearchQuery): readonly [Sort, ...Sort[]] {
  return industry === undefined ? SORTS : ['followers', 'visitors'];
}

function Finds({ query, go }: PartProps) {
  const { search: text = '', kind, sort = sortsOf(query)[0] } = query;
  const finds = useFinds(query);
  return (
    <Asked query={finds} waiting={<SkeletonList rows={FINDS_PER_PAGE} />}>
      {({ payload, total = payload.length }) => (
        <>
          <div className={total === 0 ? undefined : 'row row-w sp found__h'}>
            <FoundCount count={total} words={countWords(query)} />
            {total > 0 && query.index === undefined && (
              <Segmented
                label={texts.sort}
                choices={sortsOf(query).map((value) => ({ value, label: sortName(query, value) }))}
                value={sort}
                onChange={(next) => go({ sort: next === sortsOf(query)[0] ? undefined : next, page: undefined })}
              />
            )}
          </div>
          {total === 0 ? (
            <NothingFound text={text} narrowed={kind !== undefined || query.categories !== undefined} />
          ) : (
            <div aria-busy={finds.isPlaceholderData} className="found__l">
              <List label={texts.list}>
                {payload.map((found) => (
                  <FoundRow key={`${found.kind} ${found.id}`} found={found} text={text} withKind={kind === undefined} />
                ))}
              </List>
              <Pages query={query} go={go} total={total} />
            </div>
          )}
        </>
      )}
    </Asked>
  );
}

function Articles({ query, go, star }: PartProps & Pick<Props, 'star'>) {
  const { search: text = '' } = query;
  const articles = useFoundArticles(query);
  return (
    <Asked query={articles} waiting={<SkeletonList rows={FINDS_PER_PAGE} />}>
      {({ payload, total = payload.length }) =>
        total === 0 ? (
          <NothingFound text={text} narrowed />
        ) : (
          <div aria-busy={articles.isPlaceholderData}>
            <div className="found__h">
              <FoundCount count={total} words={countWords(query)} />
            </div>
            <div className="found__l">
              <List label={texts.list}>
                {payload.map((article) => (
                  <FoundArticle key={article.id} article={article} text={text} star={star} />
                ))}
              </List>
              <Pages query={query} go={go} total={total} />
            </div>
          </div>
        )
      }
    </Asked>
  );
}

function Pages({ query, go, total }: PartProps & { readonly total: number }) {
  const { page = 1, limit = FINDS_PER_PAGE } = query;
  return <Pager total={total} page={page} pageSize={limit} onPage={(next) => go({ page: next })} />;
}
