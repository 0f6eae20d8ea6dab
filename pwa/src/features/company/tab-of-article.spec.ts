import { expect, it } from 'vitest';
import { isListed, tabOfArticle } from './tab-of-article.ts';

it.each([
  ['press_award', 30],
  ['movie_how_to', 12],
  ['slide_recruitment_material', 24],
  ['joining_news', 36],
  ['after_joining', 37],
] as const)('tab of an article: %s is under the narrowest tab, %s', (category, tab) => {
  expect(tabOfArticle(category).tab).toBe(tab);
});

it('tab of an article: every category is under the tab of all articles, and under no tab of another kind', () => {
  expect(isListed({}, 'press_award')).toBe(true);
  expect(isListed({ mainCategory: 'press_release' }, 'press_award')).toBe(true);
  expect(isListed({ mainCategory: 'movie' }, 'press_award')).toBe(false);
  expect(isListed({ articleCategory: 'joining_news' }, 'press_award')).toBe(false);
});
