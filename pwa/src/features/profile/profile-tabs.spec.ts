import { describe, expect, it } from 'vitest';
import { openTab, shownTabs } from './profile-tabs.ts';
import { somebody } from './testing/somebody.ts';

const visitor = { editable: false, ownPreview: false, asked: undefined };
const owner = { editable: true, ownPreview: false, asked: undefined };
const preview = { editable: false, ownPreview: true, asked: undefined };
const contactDM = { communicationType: 'casual_chat', preferContactMethod: 'form', supplementalLinks: [] };
const keys = (...asked: Parameters<typeof shownTabs>) => shownTabs(...asked).map(({ key }) => key);

describe('the tabs of a profile', () => {
  it("show a visitor the overview and tabs with content, in the page's order", () => {
    const profile = somebody({ articleCounts: { slide: 2, private_blog: 3, casual_interview: 1 }, bookmarkCount: 4 });
    expect(keys(profile, visitor)).toEqual(['overview', 'articles_blogs', 'slide', 'bookmark']);
    expect(shownTabs(profile, visitor)).toContainEqual({ key: 'slide', label: 'スライド', count: 2 });
  });

  it('show the owner empty tabs to fill, but neither companies nor bookmarks', () => {
    expect(keys(somebody({}), owner)).toEqual([
      'overview',
      'articles_blogs',
      'knowledge',
      'slide',
      'movie',
      'career_network',
      'contacts',
    ]);
  });

  it('show companies and bookmarks when there are any', () => {
    const profile = somebody({ belongingCompanyCount: 1, bookmarkCount: 1 });
    expect(keys(profile, owner)).toContain('belonging_company');
    expect(keys(profile, visitor)).toContain('bookmark');
  });

  it("keep the owner's open tab when the last bookmark is removed", () => {
    expect(openTab(somebody({}), { ...owner, asked: 'bookmark' })).toBe('bookmark');
    expect(openTab(somebody({}), { ...visitor, asked: 'bookmark' })).toBe('overview');
  });
});

describe('the contact tab', () => {
  it('is shown to visitors when it has content, and to its owner always', () => {
    expect(keys(somebody({}), visitor)).not.toContain('contacts');
    expect(keys(somebody({ contactDM }), visitor)).toContain('contacts');
    expect(keys(somebody({}), owner)).toContain('contacts');
  });

  it('is hidden in preview', () => {
    expect(keys(somebody({ contactDM }), preview)).toEqual(['overview']);
    expect(openTab(somebody({ contactDM }), { ...preview, asked: '16' })).toBe('overview');
  });
});

describe('the tab of footprints', () => {
  const profile = somebody({ footprintUserCount: 3, footprintUsers: [] });

  it('opens for its owner by key and number, and is outside the strip until then', () => {
    expect(keys(profile, owner)).not.toContain('footprint');
    for (const asked of ['5', 'footprint']) expect(openTab(profile, { ...owner, asked })).toBe('footprint');
  });

  it('is absent for visitors and in preview', () => {
    const told = somebody({ footprintUserCount: 3 });
    for (const viewing of [visitor, preview]) expect(openTab(told, { ...viewing, asked: '5' })).toBe('overview');
  });
});

describe('the service tabs', () => {
  const profile = somebody({ serviceCounts: { web: 2, business: 1 } });

  it('are outside the strip until opened', () => {
    expect(keys(profile, visitor)).toEqual(['overview']);
    expect(keys(profile, { ...visitor, asked: 'web_service' })).toEqual(['overview', 'web_service']);
    expect(keys(profile, { ...visitor, asked: '4' })).toEqual(['overview', 'business_service']);
  });

  it('open empty for their owner only', () => {
    expect(openTab(somebody({}), { ...owner, asked: '4' })).toBe('business_service');
    expect(openTab(somebody({}), { ...visitor, asked: '4' })).toBe('overview');
  });
});

it('show what the companies publish, each kind in its place', () => {
  const profile = somebody({
    companyContentCounts: { job: 1, article: 2 },
    articleCounts: { movie: 1 },
    belongingCompanyCount: 1,
    bookmarkCount: 1,
  });
  const order = ['overview', 'belonging_company', 'company_jobs', 'movie', 'company_articles', 'bookmark'];
  expect(keys(profile, visitor)).toEqual(order);
  expect(openTab(profile, { ...visitor, asked: '13' })).toBe('company_jobs');
  expect(openTab(profile, { ...visitor, asked: '14' })).toBe('company_articles');
});

describe('the tab in the address', () => {
  const profile = somebody({
    articleCounts: { private_blog: 3, knowledge: 1, slide: 1, movie: 1, trust_network: 1 },
    serviceCounts: { web: 2, business: 1 },
    belongingCompanyCount: 1,
    bookmarkCount: 1,
    contactDM,
  });

  it.each([
    ['articles_blogs', 'articles_blogs'],
    ['8', 'articles_blogs'],
    ['0', 'web_service'],
    ['3', 'overview'],
    ['4', 'business_service'],
    ['6', 'bookmark'],
    ['7', 'belonging_company'],
    ['9', 'slide'],
    ['10', 'knowledge'],
    ['11', 'movie'],
    ['12', 'career_network'],
    ['16', 'contacts'],
    ['__proto__', 'overview'],
    [undefined, 'overview'],
  ])('%j opens %s', (asked, opened) => {
    expect(openTab(profile, { ...visitor, asked })).toBe(opened);
  });

  it('of an empty tab opens the overview for visitors, and the tab for its owner', () => {
    expect(openTab(somebody({}), { ...visitor, asked: 'movie' })).toBe('overview');
    expect(openTab(somebody({}), { ...owner, asked: 'movie' })).toBe('movie');
  });
});
