import { getCompany, listCompanyRecommends, listCompanyServices, listQuestionsOfCompany } from '@meikan/contracts';
import { companyId, type FreeSectionChange } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { describe, expect, it } from 'vitest';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { telling } from '../test-app/tell.ts';
import { readAs } from './read-as.ts';

/** Twelve people use Kikitome, three of them with a word; one of those is hidden, one Sora (`general`) blocks. */
const api = apiTestAppPerFile(async (write) => {
  await write.company('kikitome', { name: 'ききとめ' });
  await write.company('secret', { public: false });
  await write.company('partner');
  await write.relation('kikitome', 'partner');
  const user = (id: string) => ({ kind: 'user' as const, id });
  for (const id of ['riku', 'aoi', 'hidden']) {
    await write.person(id, `人${id}`);
    await write.usage(user(id), 'kikitome', 'company', `${id}のひとこと。`);
  }
  await write.usage(user('riku'), 'secret', 'private', '見えないひとこと。');
  for (let more = 0; more < 9; more += 1) {
    await write.person(`more-${more}`);
    await write.usage(user(`more-${more}`), 'kikitome', 'private');
  }
  await write.hide('hidden', true);
  await write.block('sora', 'aoi');
  await write.question('culture', { text: 'どんな会社ですか。', category: 'culture' });
  await write.question('growth');
  await write.answer('culture', { kind: 'company', id: 'kikitome' });
  await write.answer('growth', user('hidden'), { about: 'kikitome' });
});
const get = readAs(api);

const page = async (who: Who, id = 'kikitome') => {
  const { payload } = await get(who, `/api/company/${id}`);
  const company = getCompany.answer.parse(payload);
  if (!('counts' in company)) throw new Error('The page is public, and was answered as a private one.');
  return company;
};
const reviews = async (who: Who, query = '') => {
  const { payload, total } = await get(who, `/api/company/kikitome/recommends${query}`);
  return { total, rows: listCompanyRecommends.answer.parse(payload) };
};

describe('recommendations of a service', () => {
  it('are shown with author and service, also beyond the users that the free plan lists', async () => {
    const { total, rows } = await reviews('anonymous');
    expect(total).toBe('2');
    expect(rows).toMatchObject([
      { id: 'aoi', review: 'aoiのひとこと。', usageType: 'company', user: { id: 'aoi', name: '人aoi' } },
      { id: 'riku', review: 'rikuのひとこと。', company: { id: 'kikitome', name: 'ききとめ' } },
    ]);
    expect((await page('anonymous')).counts).toMatchObject({ recommends: 2 });
  });

  it('are paged', async () => {
    const { total, rows } = await reviews('anonymous', '?limit=1&page=2');
    expect([total, rows.map(({ id }) => id)]).toEqual(['2', ['riku']]);
  });

  it('omit people whom the reader blocks', async () => {
    expect((await reviews('general')).rows.map(({ id }) => id)).toEqual(['riku']);
    expect((await page('general')).counts).toMatchObject({ recommends: 1 });
  });

  it('omit pages that are not public', async () => {
    expect(await get('anonymous', '/api/company/secret/recommends')).toMatchObject({ payload: [], total: '0' });
  });
});

describe('the questions that a company answered', () => {
  const asked = async (who: Who, query: string) => {
    const { payload, total } = await get(who, `/api/surveyQuestions/question-list?companyId=kikitome${query}`);
    return [total, listQuestionsOfCompany.answer.parse(payload).map(({ id }) => id)];
  };
  it('are listed alone on request, and counted on its page, by the answers that the reader may see', async () => {
    expect(await asked('anonymous', '')).toEqual(['2', ['culture', 'growth']]);
    expect(await asked('anonymous', '&answered=true')).toEqual(['1', ['culture']]);
    expect(await asked('admin', '&answered=true')).toEqual(['2', ['culture', 'growth']]);
    expect([(await page('anonymous')).counts.questions, (await page('admin')).counts.questions]).toEqual([1, 2]);
  });
});

describe('the offers of a page', () => {
  const PHOTO = '/images/art/thumb-default.svg';
  const sections: readonly FreeSectionChange[] = [
    {
      section: 'fee-plans',
      value: [{ name: '標準', fee: 9800, paymentWay: 'Monthly', numberMonth: 3, areaLabel: '全国', tagName: null }],
    },
    { section: 'support', value: { inSupport: true, updateSupport: '月に一度' } },
    { section: 'roadmap', value: [{ date: '2027-04', text: '帳票' }] },
    { section: 'help', value: [{ title: 'はじめかた', text: '三つの手順', url: null }] },
    { section: 'good-points', value: ['静かになった'] },
    { section: 'achievements', value: [{ date: '2025-11', text: '賞を受ける' }] },
    {
      section: 'service-photos',
      value: { pcServicePhotos: [PHOTO], mobileServicePhotos: [PHOTO], bannerPhotos: [PHOTO] },
    },
    { section: 'sns', value: { twitter: { label: 'X', value: '@kikitome_ex', follower: 3, confirmedDate: null } } },
    {
      section: 'basics',
      value: { category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: 'microblog' } },
    },
  ];
  it('are visible to everybody: plans, support, roadmap, resources, achievements and pictures', async () => {
    const tell = telling(api.application.handler);
    for (const data of sections) {
      await tell(streams.company(companyId('kikitome')), { type: 'change-company-section', data });
    }
    await api.caughtUp();
    expect(await page('anonymous')).toMatchObject({
      feePlans: [{ name: '標準', fee: 9800, paymentWay: 'Monthly', numberMonth: 3, areaLabel: '全国', tagName: null }],
      ...{ inSupport: true, updateSupport: '月に一度', roadmap: [{ date: '2027-04', text: '帳票' }] },
      helpTopics: [{ title: 'はじめかた', text: '三つの手順', url: null }],
      goodPointsByUsers: ['静かになった'],
      achievements: [{ date: '2025-11', text: '賞を受ける' }],
      ...{ pcServicePhotos: [PHOTO], mobileServicePhotos: [PHOTO], bannerPhotos: [PHOTO] },
      detailCategory: 'microblog',
      twitterUrl: expect.stringMatching(/^https:.*kikitome_ex$/),
    });
  });

  it('are shown beside the relations of another company', async () => {
    const { payload } = await get('anonymous', '/api/company/kikitome/service-pagination?type=company-relative');
    expect(listCompanyServices.answer.parse(payload)).toMatchObject([{ id: 'partner', relativeType: ['PARTNER'] }]);
  });
});
