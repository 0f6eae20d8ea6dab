import { getCompany, listCompanyArticles } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../directory/testing/an-item.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { articleViews } from './overlay.ts';
import { shownBy } from './testing/shown-by.ts';

const shown = shownBy(articleViews(({ kind, id }) => ({ kind, id, name: '株式会社ひより計画', picture: null })));

/** What the same account writes on its own profile. */
const mine = pendingEdit('register-article', {
  articleId: 'mine',
  owner: { kind: 'user', id: 'user-1' },
  article: { articleName: 'mine', articleUrl: 'https://example.jp/1', articleCategory: 'private_blog_tech' },
});

describe('articles of a company with pending edits', () => {
  const firm = { kind: 'company' as const, id: 'hiyori' };
  const news = (articleId: string, articleCategory = 'press_award') =>
    pendingEdit('register-article', {
      articleId,
      owner: firm,
      article: { articleName: articleId, articleUrl: 'https://example.jp/1', articleCategory },
    });
  const press = { params: { id: 'hiyori' }, query: { limit: '5', mainCategory: 'press_release' } };
  const listed = { payload: [anItem({ id: 'a', companyId: 'hiyori' })], total: 1, counter: { press_award: 1 } };

  it("start with a new one, on the company's page and list only", () => {
    expect(shown(listCompanyArticles, listed, press, [news('new'), mine])).toMatchObject({
      payload: [{ id: 'new', companyId: 'hiyori', author: { kind: 'company', id: 'hiyori' } }, { id: 'a' }],
      total: 2,
      counter: { press_award: 2 },
    });
    for (const other of [
      { ...press, params: { id: 'tsubame' } },
      { ...press, query: { mainCategory: 'podcast' } },
    ]) {
      expect(shown(listCompanyArticles, listed, other, [news('new')])).toEqual(
        shown(listCompanyArticles, listed, other, []),
      );
    }
  });

  it('open their tab with the first one, however often the answer is folded', () => {
    const page = { id: 'hiyori', counts: { articles: 2, contents: { podcast: 2 } } };
    const pending = [news('new'), news('newer', 'press_funding'), mine];
    const once = shown(getCompany, { payload: page }, {}, pending);
    expect(once).toMatchObject({
      payload: {
        counts: { articles: 2, contents: { podcast: 2, press_release: 2, press_award: 1, press_funding: 1 } },
      },
    });
    expect(shown(getCompany, once ?? {}, {}, pending)).toEqual(once);
  });
});
