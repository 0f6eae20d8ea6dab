import { listArticles } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { pageLinkFromTop } from '../../directory/listing/query-link.tsx';
import { extentOf, useCorrected } from '../../directory/listing/use-list-query.ts';
import { buttonClass, Empty, List, Pager, Section, SkeletonList } from '../../ui/index.ts';
import { Letter } from './letters.tsx';
import { NarrowedCompanies } from './narrowed-companies.tsx';
import { type ContentTab, contentFilter, narrowTo } from './narrowing.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.kindPage;
const PAGE_SIZE = 12;

type Props = {
  readonly tab: ContentTab;
  readonly page: number;
};

/** One kind of content: the newest of it, and the selected companies that have it. */
export function ContentOfKind({ tab, page }: Props) {
  const kind = topTexts.tabs[tab];
  const listing = { page: String(page), limit: String(PAGE_SIZE), ...contentFilter(tab) };
  const items = useQuery({ ...apiQuery(listArticles, { query: listing }), placeholderData: keepPreviousData });
  useCorrected({ page }, extentOf(items, PAGE_SIZE));
  return (
    <>
      <Section title={texts.newest(kind)}>
        <Asked query={items} waiting={<SkeletonList rows={6} picture="none" />}>
          {({ payload, total = payload.length }) =>
            total === 0 ? (
              <Nothing>{texts.none(kind)}</Nothing>
            ) : (
              <>
                <List columns={2} label={texts.newest(kind)}>
                  {payload.map((article) => (
                    <Letter key={article.id} article={article} />
                  ))}
                </List>
                <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLinkFromTop} />
              </>
            )
          }
        </Asked>
      </Section>
      <NarrowedCompanies
        title={texts.companies(kind)}
        none={texts.noCompanies(kind)}
        narrow={(companies) => narrowTo(tab, companies)}
      />
    </>
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
