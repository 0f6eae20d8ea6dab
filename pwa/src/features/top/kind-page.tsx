import { type ArticleItem, listArticles } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { buttonClass, Empty, List, Pager, Section, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { Letter } from './letters.tsx';
import { contentFilter, narrowTo } from './narrowing.ts';
import { CompanyList } from './nominated.tsx';
import { topTexts } from './texts.ts';
import { topQuery } from './top-query.ts';
import type { TopTab } from './top-tab.ts';

const texts = topTexts.kindPage;
const PAGE_SIZE = 12;

type Props = {
  readonly tab: Exclude<TopTab, 'SERVICE_USED'>;
  readonly page: number;
  readonly star: (article: ArticleItem) => ReactNode;
};

/** The top page narrowed to one kind of content: the newest of it, and the companies that have it. */
export function KindPage({ tab, page, star }: Props) {
  const kind = topTexts.kinds[tab];
  usePageTitle(kind);
  const listing = { page: String(page), limit: String(PAGE_SIZE), ...contentFilter(tab) };
  const items = useQuery({ ...apiQuery(listArticles, { query: listing }), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  return (
    <div className="wrap page">
      <h1 className="page__t">{kind}</h1>
      <Section title={texts.newest(kind)}>
        <Asked query={items} waiting={<SkeletonList rows={6} picture="none" />}>
          {({ payload, total = payload.length }) =>
            total === 0 ? (
              <Nothing>{texts.none(kind)}</Nothing>
            ) : (
              <>
                <List columns={2} label={texts.newest(kind)}>
                  {payload.map((article) => (
                    <Letter key={article.id} article={article} star={star} />
                  ))}
                </List>
                <Pager
                  total={total}
                  page={page}
                  pageSize={PAGE_SIZE}
                  onPage={(next) => void navigate({ to: '/', search: { tab, ...(next > 1 ? { page: next } : {}) } })}
                />
              </>
            )
          }
        </Asked>
      </Section>
      <Companies tab={tab} items={items.data?.payload ?? []} />
    </div>
  );
}

function Companies({ tab, items }: Pick<Props, 'tab'> & { readonly items: readonly ArticleItem[] }) {
  const kind = topTexts.kinds[tab];
  const top = useQuery(topQuery);
  return (
    <Section title={texts.companies(kind)}>
      <Asked query={top} waiting={<SkeletonList rows={4} />}>
        {({ payload }) => {
          const companies = narrowTo(tab, payload.nominatedCompanies, items);
          return companies.length === 0 ? (
            <p className="muted">{texts.noCompanies(kind)}</p>
          ) : (
            <CompanyList companies={companies} />
          );
        }}
      </Asked>
    </Section>
  );
}

function Nothing({ children }: { readonly children: string }) {
  return (
    <Empty
      title={texts.noneTitle}
      action={
        <Link className={buttonClass()} to="/" search={{}}>
          {texts.back}
        </Link>
      }
    >
      {children}
    </Empty>
  );
}
