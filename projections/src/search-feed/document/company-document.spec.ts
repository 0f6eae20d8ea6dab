import { accountId, type CompanySections, companyId, companySections, emptySections, instant } from '@meikan/domain';
import { expect, it } from 'vitest';
import { companyDocument, type ToldCompany } from './company-document.ts';

const at = instant('2026-11-01T00:00:00.000Z');
const empty = emptySections(companySections);
const flags = {
  ...{ public: true, 'share-social': false, highlight: false, 'show-on-search-page': true },
  ...{ 'always-show-top-page': false, 'request-update': false, 'updated-by-admin': false },
};
const category = { serviceType: 'business_company', mainCategory: 'it_company', subCategory: 'startup' } as const;
const basics = { ...empty.basics, name: 'つばめ商会', category };

function companyWith(told: Partial<CompanySections>): ToldCompany {
  const sections = { ...empty, basics, ...told };
  return {
    ...{ id: 'tsubame', name: 'つばめ商会', reading: null, index_key: 'た', name_text: '', provided_by: null },
    ...{ service_type: category.serviceType, main_category: category.mainCategory, sub_category: category.subCategory },
    ...{ is_public: true, is_verified: false, is_highlight: false, on_search_page: true, always_on_top: false },
    ...{ industry: sections.industry, can_do: [], can_do_keys: [], registered_at: at, sns_follower: 0 },
    ...{ follower_count: 0, user_count: 0, used_by_count: 0, using_count: 0, article_count: 0 },
    ...{ revision: 0, updated_at: at, written_at: at, visitors: 0 },
    state: {
      ...{ status: 'registered', companyId: companyId('tsubame'), registeredBy: accountId('mio'), registeredAt: at },
      ...{ isVerified: false, isDraft: false, flags, sections, rssConfigs: {} },
    },
    items: [{ title: '灯台の日誌', tags: ['灯台'] }],
    usages: [{ name: 'ききとめ帳', comment: '議事録に' }],
    provider: null,
  };
}

it('a company is told by its category, place, age in both calendars and number of people', () => {
  const { facts, kind } = companyDocument(
    companyWith({
      basics: {
        ...basics,
        location: { prefecture: '奈良県', city: '橿原市' },
        founded: '1989-10',
        mainUsage: 'company',
      },
      'company-size': 64,
      'opening-positions': 3,
    }),
  );
  expect(kind).toBe('company');
  expect(facts).toEqual([
    ...['企業（会社ページ）', 'IT・Web企業', 'スタートアップ', '奈良県橿原市', '法人向け', '1989年（平成元年）創業'],
    ...['従業員64人（50-100名）', '採用中', 'ききとめ帳'],
  ]);
});

const workplace: Partial<CompanySections> = {
  'working-environments': { ...empty['working-environments'], remote_work: ['remote_full'] },
  'team-characteristics': { ...empty['team-characteristics'], calm_lively: 1, speed_quality: 3 },
  'engineer-hiring-info': { stack: ['lang_java_kotlin'], text: '古い資産を読みます。' },
};

it('a company is told by how one works there and with what', () => {
  const { facts, texts } = companyDocument(companyWith(workplace));
  expect(facts).toEqual(expect.arrayContaining(['リモートワーク：フルリモート可', '落ち着いた', 'Java・Kotlin']));
  expect(texts).toContain('古い資産を読みます。');
});

it('a company is narrowed by what it is, and by how one works there where that is shown', () => {
  const told = {
    ...workplace,
    basics: { ...basics, location: { prefecture: '奈良県', city: '橿原市' } },
    'company-size': 64,
    'opening-positions': 3,
    'startup-stage': 'seed',
    'listed-status': 'unlisted_company',
    industry: 'game',
  } as const;
  const shown = {
    ...{
      industry: ['game'],
      prefecture: ['nara'],
      size: ['size_50_100'],
      stage: ['seed'],
      listed: ['unlisted_company'],
    },
    ...{ remote: ['remote_full'], hiring: ['open'] },
  };
  expect(companyDocument(companyWith(told)).facets).toEqual(shown);
  expect(companyDocument(companyWith({ ...told, 'hidden-tabs': [16] })).facets).toEqual({ ...shown, remote: [] });
  expect(Object.values(companyDocument(companyWith({})).facets).flat()).toEqual([]);
});

it('nothing that stands in a hidden tab is told', () => {
  const { facts, texts } = companyDocument(companyWith({ ...workplace, 'hidden-tabs': [5, 11, 16, 28] }));
  expect(facts).toEqual(['企業（会社ページ）', 'IT・Web企業', 'スタートアップ']);
  expect(texts).toEqual([]);
});

it('a company that keeps to itself what it uses is not told by it', () => {
  const { facts, texts } = companyDocument(companyWith({ basics: { ...basics, hideUsedService: true } }));
  expect(facts).not.toContain('ききとめ帳');
  expect(texts).toEqual(['灯台の日誌 #灯台']);
});

it('a service is told by who offers it', () => {
  const provider = { name: 'つばめ商会', place: '奈良県橿原市', description: '寺社の名簿をつくります。' };
  const service = { ...companyWith({}), provider };
  expect(companyDocument(service)).toMatchObject({
    facts: expect.arrayContaining(['つばめ商会', '奈良県橿原市']),
    texts: expect.arrayContaining(['寺社の名簿をつくります。']),
  });
});
