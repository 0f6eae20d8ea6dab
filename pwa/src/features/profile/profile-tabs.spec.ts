import { describe, expect, it } from 'vitest';
import { openTab, shownTabs } from './profile-tabs.ts';
import { somebody } from './testing/somebody.ts';

const visitor = { editable: false, asked: undefined };
const owner = { editable: true, asked: undefined };
const keys = (...asked: Parameters<typeof shownTabs>) => shownTabs(...asked).map(({ key }) => key);

describe('the tabs of a profile', () => {
  it('shows a visitor the overview and what has content, in the order of the page', () => {
    const profile = somebody({ articleCounts: { slide: 2, private_blog: 3, casual_interview: 1 }, bookmarkCount: 4 });
    expect(keys(profile, visitor)).toEqual(['overview', 'articles_blogs', 'slide', 'bookmark']);
    expect(shownTabs(profile, visitor)).toContainEqual({ key: 'slide', label: 'スライド', count: 2 });
  });

  it('shows its owner empty tabs that can be filled here, but neither companies nor bookmarks', () => {
    expect(keys(somebody({}), owner)).toEqual([
      'overview',
      'articles_blogs',
      'knowledge',
      'slide',
      'movie',
      'career_network',
      'web_service',
    ]);
  });

  it('shows companies and bookmarks when there are any', () => {
    const profile = somebody({ belongingCompanyCount: 1, bookmarkCount: 1 });
    expect(keys(profile, owner)).toContain('belonging_company');
    expect(keys(profile, visitor)).toContain('bookmark');
  });

  it('keeps the tab under its owner when the last bookmark is let go', () => {
    expect(openTab(somebody({}), { editable: true, asked: 'bookmark' })).toBe('bookmark');
    expect(openTab(somebody({}), { editable: false, asked: 'bookmark' })).toBe('overview');
  });
});

describe('the tab in the address', () => {
  const profile = somebody({ articleCounts: { private_blog: 3 }, useServiceCount: 2 });

  it.each([
    ['articles_blogs', 'articles_blogs'],
    ['8', 'articles_blogs'],
    ['0', 'web_service'],
    ['3', 'overview'],
    ['16', 'overview'],
    ['__proto__', 'overview'],
    [undefined, 'overview'],
  ])('%j opens %s', (asked, opened) => {
    expect(openTab(profile, { editable: false, asked })).toBe(opened);
  });

  it('of an empty tab opens the overview for visitors and the tab for its owner', () => {
    expect(openTab(profile, { editable: false, asked: 'movie' })).toBe('overview');
    expect(openTab(profile, { editable: true, asked: 'movie' })).toBe('movie');
  });
});
