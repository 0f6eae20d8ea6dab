import { type Company, listCompanyArticles } from '@meikan/contracts';
import { contentCategory, contentMainCategories } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { ROWS, rowsOf } from '../../../api/page-of.ts';
import { contentCategoryName } from '../../../directory/category-names.ts';
import { categoryLink } from '../../../directory/listing/query-link.tsx';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { useSession } from '../../../session/session.ts';
import { ChipFilter, List } from '../../../ui/index.ts';
import type { ContentFilter } from '../tab-table.ts';
import { chipChoices, isUnlocked, withLocks } from './chip-choices.ts';
import { CompanyArticle } from './company-article.tsx';
import { ListHead } from './list-head.tsx';
import type { ArticleWays } from './own-articles.ts';
import { Paged } from './paged.tsx';
import { listTexts as texts } from './texts.ts';

type Props = {
  readonly company: Company;
  readonly filter: ContentFilter;
  /** Shown when there is nothing. */
  readonly none: ReactNode;
  /** For those who may write here. */
  readonly ways?: ArticleWays;
};

const PAGE_SIZE = ROWS.company.items;

/** A page of a company's items in the chosen category, and the chips to choose by. */
function useItems({ id }: Company, filter: ContentFilter) {
  // Counts of all chips come with the list that no chip narrows.
  const whole = useQuery(apiQuery(listCompanyArticles, { params: { id }, query: { ...rowsOf(PAGE_SIZE), ...filter } }));
  const listed = useListed(
    ({ category, page = 1 }) =>
      apiQuery(listCompanyArticles, {
        params: { id },
        query: { ...rowsOf(PAGE_SIZE, page), ...filter, ...narrowed(filter, category) },
      }),
    PAGE_SIZE,
    (own) => whole.data?.counter ?? own,
  );
  const choices = filter.articleCategory ? [] : chipChoices(whole.data?.counter ?? {}, contentCategoryName);
  return { ...listed, choices };
}

/** How a category narrows further what a tab lists: its categories where it is one kind, the kinds where it is all of them. */
function narrowed({ mainCategory, articleCategory }: ContentFilter, category: string | undefined): ContentFilter {
  if (category === undefined || articleCategory !== undefined) return {};
  if (mainCategory !== undefined) return contentCategory(category) ? { articleCategory: category } : {};
  return contentMainCategories.some(({ key }) => key === category) ? { mainCategory: category } : {};
}

/** A company's items with chips of their categories and their counts. */
export function ArticlesTab({ company, filter, none, ways }: Props) {
  const { query, page, choices, chip } = useItems(company, filter);
  const session = useSession();
  const isAdmin = session.kind === 'account' && session.role === 'admin';
  const chips = withLocks(choices, isUnlocked(company, isAdmin));
  return (
    <>
      <ListHead add={ways?.add}>
        {chips.length > 0 && <ChipFilter choices={chips} value={chip} link={categoryLink} label={texts.categories} />}
      </ListHead>
      <Paged query={query} page={page} pageSize={PAGE_SIZE} none={none}>
        {(articles) => (
          <List>
            {articles.map((article) => (
              <CompanyArticle key={article.id} article={article} actions={ways?.actions(article)} />
            ))}
          </List>
        )}
      </Paged>
    </>
  );
}
