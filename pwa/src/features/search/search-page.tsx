import { catalogueLabel } from '@meikan/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { present } from '../../address/query-parts.ts';
import { Asked } from '../../directory/asked.tsx';
import { ALL } from '../../directory/listing/category-chips.ts';
import { pageLinkFromTop, queryLink } from '../../directory/listing/query-link.tsx';
import { extentOf, useCorrected } from '../../directory/listing/use-list-query.ts';
import { List, Pager, SegmentedLinks, SkeletonList, usePageTitle } from '../../ui/index.ts';
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
  /** The way to the form of a missing service. */
  readonly register: ReactNode;
};

/** Everything that was found for some words, by kind, category and order; all of it stands in the address. */
export function SearchPage({ query, register }: Props) {
  const { search: text = '' } = query;
  const title = titleOf(query);
  usePageTitle(title);
  const searchFor = useSearchFor(query);
  const counter = useKindCounts(query);
  return (
    <div className="wrap page">
      <h1 className="page__t">{title}</h1>
      <SearchLine key={text} label={texts.label} prompt={texts.prompt} text={text} onSearch={searchFor} />
      <div className="side-l finds">
        <aside className="only-wide">
          <KindTree query={query} counter={counter} />
          <MissingNote register={register} />
        </aside>
        <div>
          <div className="not-wide">
            <KindTabs query={query} counter={counter} />
          </div>
          <Narrowing query={query} />
          {query.kind === 'article' ? <Articles query={query} /> : <Finds query={query} />}
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

/** Searches for other words in the same kind, category and order; a row of the kana table is left. */
function useSearchFor(query: SearchQuery) {
  const navigate = useNavigate();
  return (text: string) => {
    const change = { search: text || undefined, index: undefined, page: undefined };
    void navigate({ to: '/search', search: present({ ...query, ...change }), resetScroll: false });
  };
}

type PartProps = { readonly query: SearchQuery };

/** Leads to one category more or less. Items stand in one category only; companies may be looked for in several. */
const categoriesLink = (kind: SearchQuery['kind'], chosen: readonly string[]) =>
  queryLink((key: string) => {
    const others = kind === 'article' ? [] : chosen.filter((other) => other !== key);
    const next = key === ALL || chosen.includes(key) ? others : [...others, key];
    return { categories: (key === ALL ? [] : next).join(',') || undefined, page: undefined };
  });

function Narrowing({ query }: PartProps) {
  const chips = categoryChips(query.kind, useCategoryCounts(query));
  const chosen = query.categories?.split(',') ?? [];
  return <CategoryChips chips={chips} chosen={chosen} link={categoriesLink(query.kind, chosen)} />;
}

/** Companies of an industry are ordered by who looks at them; the first order is the one without a word. */
function sortsOf({ industry }: SearchQuery): readonly [Sort, ...Sort[]] {
  return industry === undefined ? SORTS : ['followers', 'visitors'];
}

/** The first order needs no word in the address. */
const sortLink = (first: Sort) =>
  queryLink((sort: Sort) => ({ sort: sort === first ? undefined : sort, page: undefined }));

function Finds({ query }: PartProps) {
  const [first, ...others] = sortsOf(query);
  const { search: text = '', kind, sort = first, limit = FINDS_PER_PAGE } = query;
  const finds = useFinds(query);
  useCorrected(query, extentOf(finds, limit));
  return (
    <Asked query={finds} waiting={<SkeletonList rows={FINDS_PER_PAGE} />}>
      {({ payload, total = payload.length }) => (
        <>
          <div className={total === 0 ? undefined : 'row row-w sp found__h'}>
            <FoundCount count={total} words={countWords(query)} />
            {total > 0 && query.index === undefined && (
              <SegmentedLinks
                label={texts.sort}
                choices={[first, ...others].map((value) => ({ value, label: sortName(query, value) }))}
                value={sort}
                link={sortLink(first)}
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
              <Pages query={query} total={total} />
            </div>
          )}
        </>
      )}
    </Asked>
  );
}

function Articles({ query }: PartProps) {
  const { search: text = '', limit = FINDS_PER_PAGE } = query;
  const articles = useFoundArticles(query);
  useCorrected(query, extentOf(articles, limit));
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
                  <FoundArticle key={article.id} article={article} text={text} />
                ))}
              </List>
              <Pages query={query} total={total} />
            </div>
          </div>
        )
      }
    </Asked>
  );
}

function Pages({ query, total }: PartProps & { readonly total: number }) {
  const { page = 1, limit = FINDS_PER_PAGE } = query;
  return <Pager total={total} page={page} pageSize={limit} link={pageLinkFromTop} />;
}
