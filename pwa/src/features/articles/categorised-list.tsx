import type { ArticleItem } from '@meikan/contracts';
import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { ApiAnswer } from '../../api/call-api.ts';
import { pageOf, ROWS } from '../../api/page-of.ts';
import { ALL, categoryChips } from '../../directory/listing/category-chips.ts';
import { categoryLink, pageLink } from '../../directory/listing/query-link.tsx';
import { useCorrected, useListQuery } from '../../directory/listing/use-list-query.ts';
import { ChipFilter, List, Pager } from '../../ui/index.ts';
import { articleTexts as texts } from './texts.ts';
import './articles.css';

/** Items on a page of a profile's lists. */
const PAGE_SIZE = ROWS.person.items;

/** A page of items in a category, or in all of them. */
export type Asked = { readonly page: string; readonly limit: string; readonly category: string | undefined };

type Props = {
  readonly query: (asked: Asked) => UseSuspenseQueryOptions<ApiAnswer<ArticleItem[]>>;
  /** The name of a category; `undefined` of what is none. */
  readonly labelOf: (category: string) => string | undefined;
  readonly entry: (item: ArticleItem) => ReactNode;
  /** Stands at the right of the chips. */
  readonly tools?: ReactNode;
  /** Instead of everything, when there is nothing in any category. */
  readonly empty: ReactNode;
};

/** Items under chips of categories with their counts, five a page. */
export function CategorisedList({ query, labelOf, entry, tools, empty }: Props) {
  const now = useListQuery();
  // Deferred: the old page stays until the new one is there.
  const asked = useDeferredValue(now);
  const { page = 1, category = ALL } = asked;
  const known = labelOf(category) === undefined ? undefined : category;
  const { data } = useSuspenseQuery(query({ ...pageOf(PAGE_SIZE, page), category: known }));
  const counts = data.counter ?? {};
  const total = data.total ?? data.payload.length;
  useCorrected(asked, { total, pageSize: PAGE_SIZE, counts });
  const chips = categoryChips(counts, { all: texts.all, of: (key) => labelOf(key) ?? key });
  if (chips[0]?.count === 0) return empty;
  return (
    <div className="tabp" aria-busy={asked !== now}>
      <div className="row row-w sp arts__t">
        <ChipFilter label={texts.filter} choices={chips} value={known ?? ALL} link={categoryLink} />
        {tools}
      </div>
      <div className="arts">
        <List label={texts.list}>{data.payload.map(entry)}</List>
      </div>
      <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
    </div>
  );
}
