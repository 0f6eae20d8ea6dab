import { describe, expect, it } from 'vitest';
import { anItem } from '../../directory/testing/an-item.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { articleAfter } from './article-after.ts';
import { type ArticleEdit, isArticleEdit } from './article-command.ts';
import type { ItemOwner } from './item-owner.ts';

const owner = { kind: 'user' as const, id: 'user-1' };
const form = {
  articleName: ' 灯台の日誌 ',
  articleUrl: 'https://example.jp/todai',
  articleCategory: 'private_blog_tech',
};
const of = (...edits: ReturnType<typeof pendingEdit>[]): ArticleEdit[] => edits.filter(isArticleEdit);
const register = (told: Partial<typeof form> = {}, standing = false) =>
  pendingEdit('register-article', { articleId: 'new', owner, article: { ...form, ...told } }, { standing });
const edit = (changes: object) => pendingEdit('edit-article', { articleId: 'essay', owner, changes });
const remove = (standing = false) => pendingEdit('remove-article', { articleId: 'essay', owner }, { standing });
const restore = () =>
  pendingEdit('restore-article', { articleId: 'essay', owner }, { base: anItem({ articleName: '消す前' }) });
const authorOf = ({ kind, id }: ItemOwner) => ({ kind, id, name: '黒崎 澪', picture: null });
const after = (before: ReturnType<typeof anItem> | null, ...edits: ReturnType<typeof pendingEdit>[]) =>
  articleAfter(before, of(...edits), authorOf);

describe('an article with pending edits', () => {
  it("is built from its registration by the domain's rule", () => {
    expect(after(null, register())).toEqual(
      anItem({
        ...{ id: 'new', articleName: '灯台の日誌', articleUrl: form.articleUrl, postedDate: null, tags: [] },
        ...{ revision: 'absent', author: authorOf({ kind: 'user', id: 'user-1' }) },
      }),
    );
  });

  it('stays as written when the server or the rule refuses it (F20)', () => {
    expect(after(null, register({}, true))).not.toBeNull();
    expect(after(null, register({ articleCategory: 'tech_blog' }))).toMatchObject({
      articleName: form.articleName.trim(),
      mainCategory: 'tech_design_blog',
    });
  });

  it('shows changed fields, and the main category of a new category', () => {
    const changed = after(anItem(), edit({ articleName: '二稿', articleCategory: 'slide_tech' }));
    expect(changed).toEqual(anItem({ articleName: '二稿', articleCategory: 'slide_tech', mainCategory: 'slide' }));
  });

  it('ignores an edit that the rule refuses', () => {
    expect(after(anItem(), edit({ articleCategory: 'press_award' }))).toEqual(anItem());
  });

  it('is absent once removed, and back when the removal is refused (F20)', () => {
    expect(after(anItem(), edit({ articleName: '二稿' }), remove())).toBeNull();
    expect(after(anItem(), remove(true))).toEqual(anItem());
  });

  it('is back once its removal is undone, also where the answer lacks it', () => {
    expect(after(anItem(), edit({ articleName: '二稿' }), remove(), restore())).toEqual(
      anItem({ articleName: '二稿' }),
    );
    expect(after(null, restore())).toEqual(anItem({ articleName: '消す前' }));
    expect(after(null, restore(), edit({ articleName: '二稿' }))).toEqual(anItem({ articleName: '二稿' }));
    expect(after(null, restore(), remove())).toBeNull();
  });

  it('stays removed in an older answer that lists it elsewhere', () =>
    expect(after(null, remove(), restore())).toBeNull());

  it('is unknown when only an edit of it is pending', () => expect(after(null, edit({ tags: [] }))).toBeNull());
});
