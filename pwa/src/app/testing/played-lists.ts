import {
  type BelongingCompany,
  type CompanyCard,
  listBelongingCompanies,
  listCompanyArticles,
  listUsedServices,
  listUserArticles,
  NO_LINKS,
  searchCompanies,
  type UsedService,
} from '@meikan/contracts';
import { aService } from '../../directory/testing/a-service.ts';
import { anItem } from '../../directory/testing/an-item.ts';
import { playList } from '../../directory/testing/play-list.ts';

/** How many rows every played list has of either of its two kinds: several pages of each, whatever the size of a page. */
export const OF_KIND = { first: 26, second: 21 };
const TOTAL = OF_KIND.first + OF_KIND.second;

type Asked<K extends string> = {
  readonly page?: number | undefined;
  readonly limit: number;
  readonly kind: K | undefined;
};

/** A page of a list of these two kinds, as the server cuts it. */
function cut<K extends string, Row>(
  [first, second]: readonly [K, K],
  { page = 1, limit, kind }: Asked<K>,
  rowOf: (row: number, kind: K) => Row,
) {
  const kinds = Array.from({ length: TOTAL }, (_, index) => (index < OF_KIND.first ? first : second));
  const rows = kinds.flatMap((own, index) => (kind === undefined || kind === own ? rowOf(index + 1, own) : []));
  const counter: Readonly<Record<string, number>> = { [first]: OF_KIND.first, [second]: OF_KIND.second };
  return { payload: rows.slice((page - 1) * limit, page * limit), total: rows.length, counter };
}

const card = (row: number): CompanyCard => aService({ id: `service-${row}`, name: `むすび${row}` });

const belonging = (row: number, memberStatus: BelongingCompany['memberStatus']): BelongingCompany => ({
  ...card(row),
  ...{ memberStatus, isOwner: false, usageType: [], sns: { twitter: null } },
});

const used = (row: number, usageType: string): UsedService => ({
  ...{ ...card(row), serviceType: 'web_service', usageType, since: '2024-01', verdict: null },
  ...{ isOwner: false, sns: NO_LINKS },
});

/** Answers, until the test ends, the lists of a profile, of a company and of the administrators by pages and kinds. */
export function playLists(): void {
  for (const call of [listUserArticles, listCompanyArticles])
    playList(call, ({ query: { articleCategory: kind, page, limit } }) =>
      cut(['private_blog_tech', 'private_blog_life'], { page, limit, kind }, (row, articleCategory) =>
        anItem({ id: `item-${row}`, articleName: `記事${row}`, articleCategory }),
      ),
    );
  playList(listUsedServices, ({ query: { usageType: kind, page, limit } }) =>
    cut(['private', 'company'], { page, limit, kind }, used),
  );
  playList(listBelongingCompanies, ({ query: { memberStatus: kind, page, limit } }) =>
    cut(['NOW-MEMBER', 'PASSED-MEMBER'], { page, limit, kind }, belonging),
  );
  playList(searchCompanies, ({ query: { type: kind, page, limit } }) => ({
    ...cut(['company', 'service'], { page, limit, kind }, card),
    // What it counts are other categories.
    counter: {},
  }));
}
