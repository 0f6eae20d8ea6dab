import { catalogueLabel } from '@meikan/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { present } from '../../address/query-parts.ts';
import { Asked } from '../../directory/asked.tsx';
import { ALL } from '../../directory/listing/category-chips.ts';
import { pageLinkFromTop, queryLink } from '../../directory/listing/query-link.tsx';
import { toggledKeys } from '../../directory/listing/toggled-keys.ts';
import { extentOf, useCorrected } from '../../directory/listing/use-list-query.ts';
import { List, Pager, SegmentedLinks, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { CategoryChips, categoryChips } from './category-chips.tsx';
import { countsWithin, facetChoices, spellingsIn } from './facet-choices.ts';
import { ChosenFacets, FacetPanel, FacetTree } from './facet-filters.tsx';
import { FoundArticle } from './found-article.tsx';
import { countsClass, FoundCount, isAtLeast } from './found-count.tsx';
import { type Found, FoundRow } from './found-row.tsx';
import { KindTabs, KindTree } from './kind-tree.tsx';
import { MissingNote } from './missing-service.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchLine } from './search-line.tsx';
import { facetsIn, type SearchQuery, type Sort, sortIn, sortsOf } from './search-query.ts';
import { searchTexts as texts } from './texts.ts';
import { FINDS_PER_PAGE, useFinds } from './use-finds.ts';
import './search.css';

type Props = {
  readonly query: SearchQuery;
  /** The way to the form of a missing service. */
  readonly register: ReactNode;
};

/** Everything that was found for some words, by kind, category, facets and order; all of it stands in the address. */
export function SearchPage({ query, register }: Props) {
  const { search: text = '', kind } = query;
  const title = titleOf(query);
  usePageTitle(title);
  const searchFor = useSearchFor(query);
  const finds = useFinds(query);
  const { counter, total = 0, lowerBound } = finds.data ?? {};
  const payload: readonly Found[] = finds.data?.payload ?? [];
  const choices = facetChoices(query, { counter: counter ?? {}, total, spellings: spellingsIn(payload) });
  return (
    <div className="wrap page">
      <h1 className="page__t">{title}</h1>
      <SearchLine key={text} label={texts.label} prompt={texts.prompt} text={text} onSearch={searchFor} />
      <div className={`side-l finds ${countsClass(lowerBound)}`}>
        <aside className="only-wide">
          <KindTree query={query} counter={counter} />
          <FacetTree choices={choices} />
          <MissingNote register={register} />
        </aside>
        <div>
          <div className="not-wide">
            <KindTabs query={query} counter={counter} />
            <FacetPanel key={kind} choices={choices} total={total} atLeast={isAtLeast(lowerBound)} />
          </div>
          <Categories query={query} counter={counter ?? {}} />
          <ChosenFacets choices={choices} />
          <Finds query={query} finds={finds} register={register} />
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
const countWords = (query: SearchQuery) =>
  query.search || query.index || isNarrowed(query) ? texts.found : texts.whole;

const isNarrowed = (query: SearchQuery): boolean =>
  query.categories !== undefined || Object.keys(facetsIn(query)).length > 0;

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
    const kept = kind === 'article' ? chosen.filter((other) => other === key) : chosen;
    return { categories: key === ALL ? undefined : toggledKeys(kept, key), page: undefined };
  });

function Categories({ query, counter }: PartProps & { readonly counter: Readonly<Record<string, number>> }) {
  const chips = categoryChips(query.kind, countsWithin(counter, 'category'));
  const chosen = query.categories?.split(',') ?? [];
  return <CategoryChips chips={chips} chosen={chosen} link={categoriesLink(query.kind, chosen)} />;
}

/** The first order needs no word in the address. */
const sortLink = (first: Sort) =>
  queryLink((sort: Sort) => ({ sort: sort === first ? undefined : sort, page: undefined }));

type FindsProps = Props & { readonly finds: ReturnType<typeof useFinds> };

function Finds({ query, finds, register }: FindsProps) {
  const { page = 1, limit = FINDS_PER_PAGE } = query;
  useCorrected(query, extentOf(finds, limit));
  return (
    <Asked query={finds} waiting={<SkeletonList rows={FINDS_PER_PAGE} />}>
      {({ payload, total = payload.length, counter = {}, lowerBound }) => (
        <>
          <div className={total === 0 ? undefined : 'row row-w sp found__h'}>
            <FoundCount count={total} lowerBound={lowerBound} words={countWords(query)} />
            {total > 0 && query.index === undefined && <Sorts query={query} />}
          </div>
          {total === 0 ? (
            <NothingFound {...{ query, counter, lowerBound, register }} />
          ) : (
            <div aria-busy={finds.isPlaceholderData} className="found__l">
              <List label={texts.list}>
                {payload.map((found) => (
                  <OneFound key={`${found.kind} ${found.id}`} found={found} query={query} />
                ))}
              </List>
              <Pager {...{ total, page, pageSize: limit, atLeast: isAtLeast(lowerBound) }} link={pageLinkFromTop} />
            </div>
          )}
        </>
      )}
    </Asked>
  );
}

function Sorts({ query }: PartProps) {
  const sorts = sortsOf(query);
  if (sorts.length === 1) return null;
  return (
    <SegmentedLinks
      label={texts.sort}
      choices={sorts.map((value) => ({ value, label: sortName(query, value) }))}
      value={sortIn(query)}
      link={sortLink(sorts[0])}
    />
  );
}

/** Among items alone, each is shown as an item. */
function OneFound({ found, query: { kind, search: text = '' } }: PartProps & { readonly found: Found }) {
  const { item, matched } = found;
  if (kind === 'article' && item) return <FoundArticle article={item} matched={matched} text={text} />;
  return <FoundRow found={found} text={text} withKind={kind === undefined} />;
}
