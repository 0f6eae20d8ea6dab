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

describe('an item with pending edits', () => {
  it('is made of its registration, as the rule makes it', () => {
    expect(after(null, register())).toEqual(
      anItem({
        ...{ id: 'new', articleName: '灯台の日誌', articleUrl: form.articleUrl, postedDate: null, tags: [] },
        ...{ revision: 'absent', author: authorOf({ kind: 'user', id: 'user-1' }) },
      }),
    );
  });

  it('stays as it was written when the server or the rule refuses it (F20)', () => {
    expect(after(null, register({}, true))).not.toBeNull();
    expect(after(null, register({ articleCategory: 'tech_blog' }))).toMatchObject({
      articleName: form.articleName.trim(),
      mainCategory: 'tech_design_blog',
    });
  });

  it('shows changed fields, and the main category that follows from a category', () => {
    const changed = after(anItem(), edit({ articleName: '二稿', articleCategory: 'slide_tech' }));
    expect(changed).toEqual(anItem({ articleName: '二稿', articleCategory: 'slide_tech', mainCategory: 'slide' }));
  });

  it('passes over an edit that the rule refuses', () => {
    expect(after(anItem(), edit({ articleCategory: 'press_award' }))).toEqual(anItem());
  });

  it('is gone once it is removed, and there again when the removal was not taken (F20)', () => {
    expect(after(anItem(), edit({ articleName: '二稿' }), remove())).toBeNull();
    expect(after(anItem(), remove(true))).toEqual(anItem());
  });

  it('is as it was once its removal is taken back, also where the answer is without it', () => {
    expect(after(anItem(), edit({ articleName: '二稿' }), remove(), restore())).toEqual(
      anItem({ articleName: '二稿' }),
    );
    expect(after(null, restore())).toEqual(anItem({ articleName: '消す前' }));
    expect(after(null, restore(), edit({ articleName: '二稿' }))).toEqual(anItem({ articleName: '二稿' }));
    expect(after(null, restore(), remove())).toBeNull();
  });

  it('is not shown by an answer that is older than its removal and shows it elsewhere', () =>
    expect(after(null, remove(), restore())).toBeNull());

  it('is unknown when only an edit of it waits', () => expect(after(null, edit({ tags: [] }))).toBeNull());
});
