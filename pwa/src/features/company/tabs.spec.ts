import type { Company } from '@meikan/contracts';
import { catalogueEntries } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { companyTabTexts } from '../../directory/company-tabs.texts.ts';
import { companySearch } from './company-search.ts';
import { TAB_GROUPS, type TabId } from './tab-table.ts';
import { companyTabs } from './tabs.ts';
import { aCompany } from './testing/a-company.ts';

const idsOf = (tabs: readonly { readonly id: TabId }[]) => tabs.map(({ id }) => id);
const groupIds = (company: Company, mayEdit: boolean) =>
  companyTabs(company, 1, mayEdit).groups.flatMap(({ tabs }) => idsOf(tabs));

describe('the table of tabs', () => {
  it('has each tab of the catalogue in one group', () => {
    const grouped = Object.values(TAB_GROUPS).flat();
    expect(grouped).toHaveLength(catalogueEntries('company_tabs').length);
    expect(new Set(grouped).size).toBe(grouped.length);
    expect([...grouped].map(String).sort()).toEqual(Object.keys(companyTabTexts.names).sort());
  });
});

describe('companySearch', () => {
  it('accepts a known id', () => {
    expect(companySearch({ tab: '11', preview: 'true' })).toEqual({ tab: 11, preview: true });
  });
  it('falls back to the overview for anything else', () => {
    expect(companySearch({ tab: '6' })).toEqual({});
    expect(companySearch({ tab: '11)', preview: 'yes' })).toEqual({});
    expect(companySearch({ tab: '1' })).toEqual({});
    expect(companySearch({})).toEqual({});
  });
});

describe('companyTabs', () => {
  it('hides empty tabs from visitors, and marks them for editors', () => {
    expect(groupIds(aCompany(), false)).toEqual([1]);
    const own = companyTabs(aCompany(), 1, true).groups.flatMap(({ tabs }) => tabs);
    expect(own).toHaveLength(35);
    expect(own.filter(({ empty }) => empty)).toHaveLength(34);
  });
  it("counts content by the tab's category", () => {
    const { strip } = companyTabs(aCompany({ articles: 7, contents: { slide: 3, joining_news: 2 } }), 1, false);
    expect(strip.map(({ id, count }) => [id, count])).toEqual([
      [1, undefined],
      [11, 7],
      [17, 3],
      [36, 2],
    ]);
  });
  it('keeps ten in the strip, with the selected one', () => {
    const contents = { movie: 1, job: 1, tech_design_blog: 1, slide: 1, podcast: 1, white_paper: 1, event: 1 };
    const full = aCompany({
      articles: 1,
      users: 1,
      members: 1,
      usedBy: 1,
      usedServices: 1,
      relatedCompanies: 1,
      contents,
    });
    const { strip } = companyTabs(full, 26, false);
    expect(strip).toHaveLength(10);
    expect(idsOf(strip)).toContain(26);
    expect(idsOf(strip)[0]).toBe(1);
  });
  it('shows used services to whom the server sends them, also when the company hides them', () => {
    const hiding = { ...aCompany({ usedServices: 4 }), hideUsedService: true };
    expect(groupIds(hiding, false)).toEqual([1, 5]);
    expect(groupIds({ ...aCompany(), hideUsedService: true }, false)).toEqual([1]);
  });
  it('hides tabs switched off by their owner from everybody else, except the overview', () => {
    const company = { ...aCompany({ articles: 7, users: 3 }), hiddenTabs: [1, 11] };
    expect(groupIds(company, false)).toEqual([1, 2]);
    expect(groupIds(company, true)).toContain(11);
    expect(companyTabs(company, 11, false).strip.find(({ id }) => id === 11)).toMatchObject({ empty: true });
  });
  it('counts joining entries together with articles about joining', () => {
    const entry = { jobPeriod: '2年', pastJobOverview: null, currentJobOverview: null };
    const log = [{ ...entry, opinionAboutCompany: null, opinionOverall: null }];
    const { strip } = companyTabs({ ...aCompany({ contents: { joining_news: 2 } }), changeJobLog: log }, 1, false);
    expect(strip.map(({ id, count }) => [id, count])).toContainEqual([36, 3]);
  });
  it("counts reviews together with the owner's good points, and answered questions", () => {
    const company = { ...aCompany({ recommends: 2, questions: 4 }), goodPointsByUsers: ['静か'] };
    const { strip } = companyTabs(company, 1, false);
    expect(strip.map(({ id, count }) => [id, count])).toEqual([
      [1, undefined],
      [15, 4],
      [3, 3],
    ]);
  });
  it('shows plans, support, roadmap, help and pictures of a service', () => {
    const dated = [{ date: '2027-04', text: '帳票' }];
    const plan = { name: '標準', fee: null, paymentWay: 'Monthly' as const };
    const told = {
      feePlans: [{ ...plan, numberMonth: null, areaLabel: null, tagName: null }],
      ...{ updateSupport: '月に一度', roadmap: dated, bannerPhotos: ['/images/art/thumb-default.svg'] },
      helpTopics: [{ title: 'はじめかた', text: null, url: null }],
    };
    expect(groupIds({ ...aCompany(), ...told }, false).toSorted((one, other) => one - other)).toEqual([
      ...[1, 27, 29, 31, 32, 33],
    ]);
    expect(groupIds({ ...aCompany(), inSupport: true }, false)).toEqual([1, 31]);
  });
});
