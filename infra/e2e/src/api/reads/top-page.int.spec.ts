import { getTopPageData } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';
import { entry, HIGHLIGHTED, writeTopDirectory } from './top-directory.ts';

const api = apiTestAppPerFile(writeTopDirectory);

async function topPage() {
  const { statusCode, json } = await api.ask('anonymous', { url: '/api/company/top-page-data' });
  expect(statusCode).toBe(200);
  return z.object({ payload: getTopPageData.answer }).parse(json()).payload;
}
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('the top page', () => {
  it('keeps the first 33 of the nominated companies, those highlighted first', async () => {
    const { nominatedCompanies } = await topPage();
    expect(nominatedCompanies).toHaveLength(33);
    const first = idsOf(nominatedCompanies).slice(0, HIGHLIGHTED);
    expect(first.sort()).toEqual(Array.from({ length: HIGHLIGHTED }, (_, n) => `c-${String(n).padStart(2, '0')}`));
  });

  it('begins with a company that admins highlight, active or not, while they do', async () => {
    const silent = async () => idsOf((await topPage()).nominatedCompanies).indexOf('silent');
    await api.write.company('silent', { category: 'business_company' });
    await api.caughtUp();
    expect(await silent()).toBe(-1);
    for (const [kept, place] of [
      [true, 0],
      [false, -1],
    ] as const) {
      await api.write.flag('silent', 'always-show-top-page', kept);
      await api.caughtUp();
      expect(await silent()).toBe(place);
    }
  });

  it('shows highlighted and verified companies, and no services among them', async () => {
    const { highlightedCompanies, verifiedCompanies } = await topPage();
    expect(idsOf(highlightedCompanies)).toEqual(['c-00', 'c-01', 'c-02', 'c-03', 'c-04', 'c-05']);
    expect(idsOf(verifiedCompanies)).toEqual(['c-12', 'c-13', 'c-14', 'c-15', 'c-16', 'c-17', 'c-18', 'c-19']);
    expect(verifiedCompanies.every(({ isVerified }) => isVerified)).toBe(true);
  });

  it('shows what each company has published, written and used', async () => {
    const { highlightedCompanies } = await topPage();
    expect(highlightedCompanies[0]).toMatchObject({
      contents: ['article', 'joining_news'],
      hasTechArticle: false,
      hasHiringPresentation: false,
      companyHistory: [{ date: '2016-05', text: '創業' }],
      businessSummary: { backGroundSummary: '', serviceContentSummary: [{ caption: '原価の管理' }] },
      usedServiceCount: 6,
    });
    const nothing = { companyHistory: [], businessSummary: null, usedServiceCount: 0 };
    const published = { contents: ['tech_blog', 'tech_design_blog'], hasTechArticle: true };
    expect(highlightedCompanies[1]).toMatchObject({ ...published, ...nothing });
  });

  it('shows how people came to a company, at most two of a company', async () => {
    const { changeJobLogs } = await topPage();
    const currentCompany = { id: 'c-01', name: '会社c-01', logo: null, isVerified: false };
    expect(changeJobLogs).toEqual([{ currentCompany, employeeEntries: [entry('一'), entry('二')] }]);
  });

  it('counts the companies of each industry, most first', async () => {
    const { companyIndustryMap } = await topPage();
    expect(Object.entries(companyIndustryMap)).toEqual([
      ['b2b_saas', 2],
      ['game', 1],
    ]);
  });

  it('keeps ten services, most used first, and four people', async () => {
    const { popularServices, topUsers } = await topPage();
    expect(popularServices).toHaveLength(10);
    expect(idsOf(popularServices).slice(0, 6).sort()).toEqual(['s-00', 's-01', 's-02', 's-03', 's-04', 's-05']);
    expect(topUsers).toHaveLength(4);
  });

  it('keeps 20 tags, most used first, with their counts', async () => {
    const { topTags } = await topPage();
    expect(topTags).toHaveLength(20);
    const counts = topTags.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(topTags[0]).toEqual({ tag: '札01', count: 3 });
  });
});

describe('the datasets of the top page', () => {
  const row = { companyName: '会社c-00', companyId: null, date: null, jobTitle: null, text: null };
  const empty = { ...row, persons: null, change: null };
  const told = (id: string, date: string) => ({ ...empty, id, date, text: `${id}です。`, companyId: 'c-00' });

  it('are empty without a configured workspace', async () => {
    const none = { newHires: [], feelingsAfterJoining: [], reasonsForJoining: [], insuredPersons: [] };
    expect((await topPage()).datasets).toEqual(none);
  });

  it('are shown as soon as they are imported, the latest four of each', async () => {
    const { datasets } = api.application;
    const days = ['11', '15', '12', '14', '13'];
    const feelings = days.map((day) => told(`f-${day}`, `2026-11-${day}`));
    await datasets.replace('new-hires', [{ ...empty, id: 'h-1', date: '2026-11-16', jobTitle: '営業' }]);
    await datasets.replace('feelings-after-joining', feelings);
    await datasets.replace('reasons-for-joining', [{ ...told('r-1', '2026-11-01'), date: null }]);
    await datasets.replace('insured-persons', [{ ...empty, id: 'i-1', date: '2026-10-01', persons: 148, change: -2 }]);
    const shown = (await topPage()).datasets;
    const unlinked = { id: null, name: '会社c-00' };
    expect(shown.newHires).toEqual([{ id: 'h-1', company: unlinked, date: '2026-11-16', jobTitle: '営業' }]);
    expect(idsOf(shown.feelingsAfterJoining)).toEqual(['f-15', 'f-14', 'f-13', 'f-12']);
    expect(shown.reasonsForJoining).toEqual([
      { id: 'r-1', company: { id: 'c-00', name: '会社c-00' }, date: null, jobTitle: null, text: 'r-1です。' },
    ]);
    expect(shown.insuredPersons).toEqual([
      { id: 'i-1', company: unlinked, date: '2026-10-01', persons: 148, change: -2 },
    ]);
  });

  it('link to no page that is not public or does not exist', async () => {
    await api.write.publish('c-35', false);
    await api.caughtUp();
    await api.application.datasets.replace('reasons-for-joining', [
      { ...told('r-1', '2026-11-02'), companyId: 'c-35' },
      { ...told('r-2', '2026-11-01'), companyId: 'nowhere' },
    ]);
    expect((await topPage()).datasets.reasonsForJoining.map(({ company }) => company.id)).toEqual([null, null]);
  });
});

describe('the call of highlights', () => {
  const highlights = (query: string) => readList(api, `/api/company/highlight${query}`);

  it('answers the first page of ten by default', async () => {
    const all = HIGHLIGHTED + 4;
    const first = await highlights('');
    expect([first.ids.length, first.total]).toEqual([10, all]);
    const second = await highlights('?page=2');
    expect(new Set([...first.ids, ...second.ids]).size).toBe(all);
    expect((await highlights('?limit=3&page=2')).ids).toEqual(first.ids.slice(3, 6));
  });
  it('accepts each of its parameters', async () => {
    expect((await highlights('?explore=business-service')).ids.sort()).toEqual(['s-00', 's-02']);
    expect((await highlights('?explore=web-service')).ids.sort()).toEqual(['s-01', 's-03']);
    expect((await highlights('?companyIds=c-03,c-30,s-00')).ids.sort()).toEqual(['c-03', 's-00']);
    expect((await highlights('?articleCategories=joining_news,sales')).ids).toEqual(['c-00']);
    expect((await highlights('?isMobileView=true')).ids).toHaveLength(4);
    expect((await highlights('?allInfo=true&companyIds=c-00')).rows).toMatchObject([
      { contents: ['article', 'joining_news'] },
    ]);
    expect((await highlights('?companyIds=c-00')).rows[0]).not.toHaveProperty('contents');
  });
  it.each(['limit=0', 'limit=51', 'page=0', 'explore=shop', 'isMobileView=1', 'other=1'])(
    'rejects %s',
    async (query) => {
      expect((await api.ask('anonymous', { url: `/api/company/highlight?${query}` })).statusCode).toBe(400);
    },
  );
});

describe('the calls of tags and used services', () => {
  const tags = async (url: string) => {
    const { statusCode, json } = await api.ask('anonymous', { url });
    expect(statusCode).toBe(200);
    return z.object({ payload: z.array(z.object({ tag: z.string(), count: z.number() })) }).parse(json()).payload;
  };

  it('top article tags are those of a category, or of all', async () => {
    expect(await tags('/api/company/top-article-tags')).toHaveLength(20);
    const ofCategory = await tags('/api/company/top-article-tags?articleCategory=joining_news');
    expect(ofCategory.map(({ tag }) => tag)).toEqual(['札00', '札01', '札02', '札03', '札04']);
    expect(ofCategory.every(({ count }) => count === 1)).toBe(true);
  });
  it('tags of what companies can do are found by their beginning', async () => {
    const found = await tags(`/api/company/tags?type=canDo&tag=${encodeURIComponent('請求書を送')}`);
    expect(found).toEqual([{ tag: '請求書を送る', count: 1 }]);
  });
  it('the first five business services are the most used', async () => {
    const { ids } = await readList(api, '/api/company/using-services?explore=business-service&limit=5');
    expect(ids.slice(0, 3).sort()).toEqual(['s-00', 's-02', 's-04']);
    expect([ids.length, ids.filter((id) => Number(id.slice(2)) % 2 === 1)]).toEqual([5, []]);
  });
});
