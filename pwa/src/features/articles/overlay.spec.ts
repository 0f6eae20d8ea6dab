import {
  getArticle,
  getProfile,
  getTopPageData,
  listArticles,
  listUserArticles,
  type QueuedInput,
  searchEverything,
} from '@meikan/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../directory/testing/an-item.ts';
import type { Pending } from '../../offline/index.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { articleViews } from './overlay.ts';
import { shownBy } from './testing/shown-by.ts';

const shown = shownBy(articleViews(({ kind, id }) => ({ kind, id, name: '黒崎 澪', picture: null })));
const owner = { kind: 'user' as const, id: 'user-1' };

const register = (articleId: string, articleCategory = 'private_blog_tech') =>
  pendingEdit('register-article', {
    articleId,
    owner,
    article: { articleName: articleId, articleUrl: 'https://example.jp/1', articleCategory },
  });
const edit = (articleId: string, changes: QueuedInput['edit-article']['changes']) =>
  pendingEdit('edit-article', { articleId, owner, changes });
const remove = (articleId: string) => pendingEdit('remove-article', { articleId, owner });

const blog = { params: { id: 'user-1' }, query: { page: '1', limit: '5', mainCategory: 'private_blog' } };
const list = (...ids: string[]) => ({
  payload: ids.map((id) => anItem({ id })),
  total: 7,
  counter: { private_blog_tech: 6, private_blog_diary: 1 },
});

describe('an article page with pending edits', () => {
  const input = { params: { id: 'a' } };
  const after = (pending: readonly Pending[]) => shown(getArticle, { payload: anItem({ id: 'a' }) }, input, pending);

  it('shows edits of the article, and none of others', () => {
    const edits = [edit('a', { articleName: '改題' }), edit('b', { articleName: '別' })];
    expect(after(edits)).toMatchObject({ payload: { id: 'a', articleName: '改題' } });
  });
  it('stays until the server has accepted its removal', () =>
    expect(after([remove('a')])).toMatchObject({ payload: { id: 'a' } }));
});

describe('the own list with pending edits', () => {
  const after = (pending: readonly Pending[], input: object = blog) =>
    shown(listUserArticles, list('a', 'b'), input, pending);

  it('starts with a new article, and counts it', () => {
    expect(after([register('new')])).toMatchObject({
      payload: [{ id: 'new' }, { id: 'a' }, { id: 'b' }],
      total: 8,
      counter: { private_blog_tech: 7, private_blog_diary: 1 },
    });
  });

  it.each([
    ['another page', { ...blog, query: { ...blog.query, page: '2' } }],
    ['another person', { ...blog, params: { id: 'user-2' } }],
    ['another kind', { ...blog, query: { ...blog.query, mainCategory: 'slide' } }],
  ])('is unchanged on the list of %s', (_, input) => {
    expect(after([register('new')], input)).toEqual(shown(listUserArticles, list('a', 'b'), input, []));
  });

  it('counts a new article that its filter does not show', () => {
    const input = { ...blog, query: { ...blog.query, articleCategory: 'private_blog_diary' } };
    expect(after([register('new')], input)).toMatchObject({
      payload: [{ id: 'a' }, { id: 'b' }],
      total: 7,
      counter: { private_blog_tech: 7 },
    });
  });

  it('drops a removed article, and one moved to another kind', () => {
    const counts = { total: 6, counter: { private_blog_tech: 5, private_blog_diary: 1 } };
    expect(after([remove('a')])).toMatchObject({ payload: [{ id: 'b' }], ...counts });
    expect(after([edit('a', { articleCategory: 'slide_tech' })])).toMatchObject({ payload: [{ id: 'b' }], ...counts });
  });

  it('shows a restored article in its old place, and counts it', () => {
    const restore = (item: ReturnType<typeof anItem>) =>
      pendingEdit('restore-article', { articleId: item.id, owner }, { base: item });
    const old = anItem({ id: 'z', postedDate: null });
    expect(after([restore(anItem({ id: 'aa' })), restore(old)])).toMatchObject({
      payload: [{ id: 'a' }, { id: 'aa' }, { id: 'b' }, { id: 'z' }],
      total: 9,
      counter: { private_blog_tech: 8, private_blog_diary: 1 },
    });
    expect(after([restore(anItem({ id: 'a' }))])).toEqual(after([]));
    expect(after([remove('y'), restore(anItem({ id: 'y' }))])).toEqual(after([]));
  });

  it('moves an article with a new category from one count to the other', () => {
    expect(after([edit('a', { articleCategory: 'private_blog_diary' })])).toMatchObject({
      payload: [{ id: 'a', articleCategory: 'private_blog_diary' }, { id: 'b' }],
      total: 7,
      counter: { private_blog_tech: 5, private_blog_diary: 2 },
    });
  });

  it('ignores articles of other pages', () => {
    expect(after([edit('z', { articleName: '二稿' }), remove('y')])).toMatchObject(list('a', 'b'));
  });
});

describe('public lists with pending edits', () => {
  const after = (query: object) =>
    shown(listArticles, { payload: [anItem()], total: 1, counter: {} }, { query }, [register('new')]);

  it('start with a new article, unless it lacks the text or tag that is asked for', () => {
    expect(after({ page: '1' })).toMatchObject({ payload: [{ id: 'new' }, { id: 'essay' }], total: 2 });
    expect(after({ page: '1', search: '灯台' })).toMatchObject({ payload: [{ id: 'essay' }], total: 1 });
    expect(after({ page: '1', tag: '決済' })).toMatchObject({ payload: [{ id: 'essay' }], total: 1 });
  });

  it('show what was edited on a find, and leave the others as they are', () => {
    const person = { kind: 'person', id: 'mio', name: '黒﨑 澪' };
    const answer = { payload: [person, { kind: 'article', id: 'essay', name: '初稿', item: anItem() }] };
    expect(shown(searchEverything, answer, {}, [edit('essay', { articleName: '二稿' })])).toMatchObject({
      payload: [person, { item: { articleName: '二稿' } }],
    });
  });

  it('change on the top page with their edits', () => {
    const answer = { payload: { latestArticles: [anItem(), anItem({ id: 'b' })] } };
    const pending = [edit('essay', { articleName: '二稿' }), remove('b')];
    expect(shown(getTopPageData, answer, {}, pending)).toMatchObject({
      payload: { latestArticles: [{ articleName: '二稿' }] },
    });
  });
});

it("a profile counts its owner's articles by kind", () => {
  const profile = { id: 'user-1', username: 'kurosaki-mio', name: '黒崎 澪', avatar: null };
  const payload = { ...profile, articles: [anItem()], articleCounts: { private_blog: 1 } };
  expect(shown(getProfile, { payload }, {}, [register('new', 'slide_tech'), remove('essay')])).toMatchObject({
    payload: {
      articles: [{ id: 'new', author: { id: 'user-1', name: '黒崎 澪' } }],
      articleCounts: { slide: 1 },
    },
  });
});

describe('the law of overlays', () => {
  const ids = fc.constantFrom('a', 'b', 'new', 'other');
  const own = ['private_blog_tech', 'private_blog_diary', 'slide_tech'] as const;
  const category = fc.constantFrom(...own, 'press_award');
  // No answer holds a registration that the rule refuses, as a person's of a company's news.
  const registrations = fc.array(
    fc.tuple(ids, fc.constantFrom(...own)).map(([id, of]) => register(id, of)),
    { maxLength: 2 },
  );
  const later = fc.oneof(
    fc.tuple(ids, category).map(([id, articleCategory]) => edit(id, { articleCategory })),
    fc.tuple(ids, fc.constantFrom('二稿', '三稿')).map(([id, articleName]) => edit(id, { articleName })),
    ids.map(remove),
  );
  const partitions = fc.tuple(registrations, fc.array(later, { maxLength: 6 })).map((parts) => parts.flat());

  it('overlay: folding edits that the answer already holds changes nothing', () => {
    fc.assert(
      fc.property(partitions, (pending) => {
        const once = shown(listUserArticles, list('a', 'b'), blog, pending);
        expect(shown(listUserArticles, once ?? {}, blog, pending)).toEqual(once);
      }),
    );
  });
});
