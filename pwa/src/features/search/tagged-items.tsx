import { type ArticleItem, listArticles } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { present } from '../../address/query-parts.ts';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { ALL } from '../../directory/listing/category-chips.ts';
import { pageLinkFromTop, queryLink } from '../../directory/listing/query-link.tsx';
import { extentOf, useCorrected } from '../../directory/listing/use-list-query.ts';
import { Empty, List, Pager, Section, SkeletonList } from '../../ui/index.ts';
import { CategoryChips, categoryChips } from './category-chips.tsx';
import { FoundArticle } from './found-article.tsx';
import { FoundCount } from './found-count.tsx';
import { SERVICES_PER_PAGE, type TagQuery } from './service-query.ts';
import { noneTexts, tagTexts as texts } from './texts.ts';

type Props = {
  readonly query: TagQuery & { readonly tag: string };
};

/** Leads to the items of one kind, and from those of the chosen one back to all of them. */
const kindLink = (chosen: string | undefined) =>
  queryLink((key: string) => ({
    mainArticleCategory: key === ALL || key === chosen ? undefined : key,
    page: undefined,
  }));

/** The items that carry a tag, by their main category. */
export function TaggedItems({ query }: Props) {
  const { tag, mainArticleCategory, page = 1, limit = SERVICES_PER_PAGE } = query;
  const listing = { tag, page: String(page), limit: String(limit), ...present({ mainArticleCategory }) };
  const items = useQuery({ ...apiQuery(listArticles, { query: listing }), placeholderData: keepPreviousData });
  useCorrected(query, extentOf(items, limit));
  // Counts of all chips come with the list that no chip narrows.
  const whole = useQuery(apiQuery(listArticles, { query: { tag, limit: '1' } }));
  return (
    <Section title={texts.ofItems(tag)}>
      <CategoryChips
        label={texts.kinds}
        chips={categoryChips('article', whole.data?.counter ?? {})}
        chosen={mainArticleCategory ? [mainArticleCategory] : []}
        all={whole.data?.total}
        link={kindLink(mainArticleCategory)}
      />
      <Asked query={items} waiting={<SkeletonList rows={6} />}>
        {({ payload, total = payload.length }) =>
          total === 0 ? (
            <Empty title={noneTexts.title}>{texts.none(tag)}</Empty>
          ) : (
            <Items rows={payload} total={total} page={page} limit={limit} busy={items.isPlaceholderData} />
          )
        }
      </Asked>
    </Section>
  );
}

type ItemsProps = {
  readonly rows: readonly ArticleItem[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly busy: boolean;
};

function Items({ rows, total, page, limit, busy }: ItemsProps) {
  return (
    <>
      <div className="found__h">
        <FoundCount count={total} words={texts.found} />
      </div>
      <div className="found__l" aria-busy={busy}>
        <List>
          {rows.map((article) => (
            <FoundArticle key={article.id} article={article} text="" />
          ))}
        </List>
        <Pager total={total} page={page} pageSize={limit} link={pageLinkFromTop} />
      </div>
    </>
  );
}
