import { addUserArticle } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { categoryGroups } from '../../directory/category-groups.ts';
import { articleBody, newArticle } from './article-draft.ts';

describe('the article form', () => {
  const filled = {
    ...newArticle('2026-11-21'),
    articleName: '余白は最後に足すもの',
    articleUrl: 'https://note.example/7',
    articleCategory: 'private_blog_tech',
  };

  it("starts with today's date", () => expect(newArticle('2026-11-21').postedDate).toBe('2026-11-21'));

  it('sends what the contract accepts, with empty texts left out', () => {
    expect(articleBody(filled)).toMatchObject({ articleWebsite: null, recommendTxt: null, tags: [] });
    expect(addUserArticle.body.safeParse(articleBody(filled)).success).toBe(true);
    expect(addUserArticle.body.safeParse(articleBody({ ...filled, postedDate: null })).success).toBe(true);
  });

  it.each([
    ['articleName', { articleName: '　' }],
    ['articleUrl', { articleUrl: 'note.example/7' }],
    ['recommendTxt', { recommendTxt: 'あ'.repeat(26) }],
  ])('rejects %s', (field, changes) => {
    const verdict = addUserArticle.body.safeParse(articleBody({ ...filled, ...changes }));
    expect(verdict.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('the categories to choose from', () => {
  it('are those a person may post in, of kinds with a tab', () => {
    const groups = categoryGroups(['knowledge', 'slide', 'press_release']);
    expect(groups.map(({ label }) => label)).toEqual(['ナレッジ', 'スライド']);
    expect(groups[0]?.options).toContainEqual({ value: 'knowledge_design', label: 'デザイン' });
  });

  it("are a company's on its page, in groups, all or those of one list", () => {
    const all = categoryGroups(null, 'company').map(({ label }) => label);
    expect(all).toEqual(expect.arrayContaining(['記事', '求人', 'プレスリリース', 'ホワイトペーパー']));
    expect(all).not.toContain('ナレッジ');
    expect(categoryGroups(['press_release'], 'company').map(({ label }) => label)).toEqual(['プレスリリース']);
  });
});
