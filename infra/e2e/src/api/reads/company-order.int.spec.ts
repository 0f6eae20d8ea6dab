import {
  byCompanyOrder,
  type CompanyCommand,
  type CompanyOrderFigures,
  companyId,
  type FreeSectionChange,
  smallCatalogues,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { telling } from '../test-app/tell.ts';
import { readList } from './read-list.ts';

const api = apiTestAppPerFile();
const MOST = 48;

/** Few values of each, so that many are equal and the next in the chain has to decide. */
const few = <T>(values: readonly [T, ...T[]], turn: number): T => values[turn % values.length] ?? values[0];
const known = [null, -2, 7] as const;
const companies = Array.from({ length: MOST }, (_, i) => {
  const figures: CompanyOrderFigures = {
    numberWorkerChangePer3Months: few(known, i),
    totalFinance: few([null, 0, 30_000_000_000], i >> 1),
    previousCompanyCount: few([0, 2], i >> 2),
    insuredPersonIncreaseCount: few([null, 3], i),
    photoCount: few([0, 1, 2], i >> 3),
    isVerified: few([false, true], i >> 1),
    hasLogo: few([true, false], i),
    companySize: few([null, 5, 5, 80], i >> 4),
  };
  return { id: `order-${String(i).padStart(2, '0')}`, ...figures };
});

const PHOTO = '/images/art/thumb-default.svg';
function commandsOf(company: CompanyOrderFigures): readonly CompanyCommand[] {
  const { numberWorkerChangePer3Months, totalFinance, insuredPersonIncreaseCount, companySize } = company;
  const before = { companyId: null, companyName: '前の会社', count: 1 };
  const sections: readonly FreeSectionChange[] = [
    { section: 'figures', value: { numberWorkerChangePer3Months, totalFinance, insuredPersonIncreaseCount } },
    { section: 'employee-previous-companies', value: Array(company.previousCompanyCount ?? 0).fill(before) },
    { section: 'other-photos', value: Array(company.photoCount).fill(PHOTO) },
    { section: 'logo', value: company.hasLogo ? PHOTO : null },
    { section: 'company-size', value: companySize },
  ];
  return [
    ...sections.map((data) => ({ type: 'change-company-section' as const, data })),
    { type: 'set-company-verified', data: { verified: company.isVerified, reason: null } },
  ];
}

beforeAll(async () => {
  const tell = telling(api.application.handler);
  await api.write.company('page');
  for (const company of companies) {
    await api.write.company(company.id);
    for (const command of commandsOf(company)) await tell(streams.company(companyId(company.id)), command);
    await api.write.usage({ kind: 'company', id: company.id }, 'page', 'company-using');
    await api.write.usage({ kind: 'company', id: 'page' }, company.id, 'company-using');
    await api.write.relation('page', company.id);
  }
  await api.caughtUp();
});

describe.each(smallCatalogues.company_sort_options)('the companies of a page, by %s', (sort) => {
  const order = byCompanyOrder(sort);
  const expected = companies.toSorted((a, b) => order(a, b) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);

  it.each(['company-use', 'company-using', 'company-relative'])(
    'are sorted by the chain of criteria: %s',
    async (type) => {
      const { ids } = await readList(
        api,
        `/api/company/page/service-pagination?type=${type}&sort=${sort}&size=${MOST}`,
      );
      expect(ids).toEqual(expected);
      expect((await readList(api, `/api/company/page/services?type=${type}&sort=${sort}&limit=${MOST}`)).ids).toEqual(
        ids,
      );
    },
  );
});

it('begin with those who have hired most by default', async () => {
  const asked = (more: string) => readList(api, `/api/company/page/service-pagination?type=company-use&size=12${more}`);
  expect((await asked('')).ids).toEqual((await asked('&sort=number_worker_change_per_3_months')).ids);
});
