import { type ArticleItem, type Company, listCompanyArticles } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { contentCategoryName } from '../../../directory/category-names.ts';
import { useSession } from '../../../session/session.ts';
import { ChipFilter, List } from '../../../ui/index.ts';
import type { ContentFilter } from '../tab-table.ts';
import { ALL, chipChoices, isUnlocked, withLocks } from './chip-choices.ts';
import { CompanyArticle } from './company-article.tsx';
import { ListHead } from './list-head.tsx';
import type { ArticleWays } from './own-articles.ts';
import { Paged } from './paged.tsx';
import { listTexts as texts } from './texts.ts';

type Props = {
  readonly company: Company;
  readonly filter: ContentFilter;
  readonly star: (article: ArticleItem) => ReactNode;
  /** Shown when there is nothing. */
  readonly none: ReactNode;
  /** For those who may write here. */
  readonly ways?: ArticleWays;
};

/** Company-side 9: pagination default. */
const PAGE_SIZE = 5;

/** A page of a company's items in the chosen category, and the chips to choose by. */
function useItems({ id }: Company, filter: ContentFilter) {
  const [category, setCategory] = useState(ALL);
  const [page, setPage] = useState(1);
  const listing = { limit: String(PAGE_SIZE), ...filter };
  // Counts of all chips come with the list that no chip narrows.
  const whole = useQuery(apiQuery(listCompanyArticles, { params: { id }, query: listing }));
  const chosen = filter.mainCategory ? { articleCategory: category } : { mainCategory: category };
  const query = useQuery({
    ...apiQuery(listCompanyArticles, {
      params: { id },
      query: { ...listing, ...(page > 1 ? { page: String(page) } : {}), ...(category === ALL ? {} : chosen) },
    }),
    placeholderData: keepPreviousData,
  });
  const choices = filter.articleCategory ? [] : chipChoices(whole.data?.counter ?? {}, contentCategoryName);
  const choose = (next: string) => {
    setCategory(next);
    setPage(1);
  };
  return { query, page, setPage, choices, category, choose };
}

/** A company's items with chips of their categories and their counts (company-side 2.8). */
export function ArticlesTab({ company, filter, star, none, ways }: Props) {
  const { query, page, setPage, choices, category, choose } = useItems(company, filter);
  const session = useSession();
  const isAdmin = session.kind === 'account' && session.role === 'admin';
  const chips = withLocks(choices, isUnlocked(company, isAdmin));
  return (
    <>
      <ListHead add={ways?.add}>
        {chips.length > 0 && <ChipFilter choices={chips} value={category} onChange={choose} label={texts.categories} />}
      </ListHead>
      <Paged query={query} page={page} pageSize={PAGE_SIZE} onPage={setPage} none={none}>
        {(articles) => (
          <List>
            {articles.map((article) => (
              <CompanyArticle
                key={article.id}
                article={article}
                actions={
                  <>
                    {star(article)}
                    {ways?.actions(article)}
                  </>
                }
              />
            ))}
          </List>
        )}
      </Paged>
    </>
  );
}
