import { listArticleMainCategories } from '@meikan/contracts';
import { contentMainCategories } from '@meikan/domain';
import { expect, it } from 'vitest';
import { mainCategories } from './main-categories.ts';

it('tells every main category and category in display order', () => {
  const keys = (mains: readonly { key: string; categories: readonly { key: string }[] }[]) =>
    mains.map(({ key, categories }) => [key, categories.map((category) => category.key)]);
  expect(keys(mainCategories)).toEqual(keys(contentMainCategories));
  for (const rows of [mainCategories, ...mainCategories.map(({ categories }) => categories)])
    expect(rows.map(({ order }) => order)).toEqual(rows.map((_, index) => index + 1));
});

it('tells what the contract says and nothing beside it', () => {
  expect(listArticleMainCategories.answer.parse(mainCategories)).toEqual(mainCategories);
});
