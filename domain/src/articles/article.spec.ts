import { describe, it } from 'vitest';
import { given } from '../testing/given-when-then.ts';
import { essay, later, mio, noon, tsubame } from '../testing/samples.ts';
import type { EditArticle, RegisterArticle } from './commands.ts';
import { articleDecider } from './decide.ts';
import type { ArticleEvent, ArticleOwner } from './events.ts';

const byMio: ArticleOwner = { kind: 'user', id: mio };
const byTsubame: ArticleOwner = { kind: 'company', id: tsubame };
const content = {
  articleName: '返金処理を冪等にするまで',
  articleUrl: 'https://mio-log.example/posts/1',
  articleWebsite: '澪の作業日誌',
  postedDate: '2024-02-18',
  articleCategory: 'private_blog_tech',
  tags: ['決済', '冪等性'],
  coverPhoto: null,
  logo: null,
};
const base = { ...content, articleId: essay, owner: byMio, recommendTxt: null, registeredAt: noon };
const register = (facts: Partial<RegisterArticle['data']> = {}): RegisterArticle => ({
  type: 'register-article',
  data: { ...base, posterMode: 'general', ...facts },
});
const registered: ArticleEvent = { type: 'article-registered', data: { ...base, mainCategory: 'private_blog' } };
const removed: ArticleEvent = { type: 'article-removed', data: { reason: null } };
const edit = (changes: EditArticle['data']['changes']): EditArticle => ({ type: 'edit-article', data: { changes } });
const article = (...events: readonly ArticleEvent[]) => given(articleDecider, [registered, ...events]);

describe('register-article', () => {
  const when = (facts: Partial<RegisterArticle['data']>) => given(articleDecider, []).when(register(facts));
  it('registers an article with the main category of its category', () => {
    when({ postedDate: '2024/02/18', articleName: ' 返金処理を冪等にするまで ' }).then([registered]);
  });
  it('registers an article of a company for any of its owners', () => {
    const data = { ...base, owner: byTsubame, articleCategory: 'tech_blog', mainCategory: 'tech_design_blog' };
    when({ owner: byTsubame, articleCategory: 'tech_blog', posterMode: 'business' }).then([
      { type: 'article-registered', data },
    ]);
  });
  it('rejects categories that its owner may not post', () => {
    when({ articleCategory: 'tech_blog' }).thenRefused('not-postable', 'articleCategory');
    when({ owner: byTsubame }).thenRefused('not-postable', 'articleCategory');
    when({ posterMode: 'business' }).thenRefused('not-postable', 'articleCategory');
  });
  it('rejects invalid fields', () => {
    when({ articleName: '' }).thenRefused('required', 'articleName');
    when({ articleUrl: 'javascript:alert(1)' }).thenRefused('unsafe-url', 'articleUrl');
    when({ postedDate: '2024-02-30' }).thenRefused('not-a-date', 'postedDate');
    when({ articleCategory: 'poems' }).thenRefused('unknown-key', 'articleCategory');
    when({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }).thenRefused('too-many', 'tags');
    when({ recommendTxt: 'あ'.repeat(26) }).thenRefused('too-long', 'recommendTxt');
  });
  it('rejects a logo in a category without logos', () => {
    const logo = '/images/logo.webp';
    when({ articleCategory: 'slide_tech', logo }).thenRefused('logo-not-taken', 'logo');
    when({ logo }).then([{ ...registered, data: { ...base, mainCategory: 'private_blog', logo } }]);
  });
  it('rejects a second article in the stream, also after a removal', () => {
    article()
      .when(register({ registeredAt: later }))
      .thenRefused('article-already-registered');
    article(removed).when(register()).thenRefused('article-removed');
  });
  it('does nothing for the same registration', () => article().when(register()).thenNothing());
});

describe('edit-article', () => {
  it('records only changed fields, and the main category with a new category', () => {
    article()
      .when(edit({ articleName: content.articleName, articleCategory: 'slide_tech', tags: ['決済'] }))
      .then([
        {
          type: 'article-edited',
          data: { owner: byMio, changes: { articleCategory: 'slide_tech', mainCategory: 'slide', tags: ['決済'] } },
        },
      ]);
  });
  it('records a new caption as an event of its own', () => {
    article()
      .when(edit({ postedDate: null, recommendTxt: '図は手描きです' }))
      .then([
        { type: 'article-edited', data: { owner: byMio, changes: { postedDate: null } } },
        { type: 'article-recommend-text-changed', data: { owner: byMio, recommendTxt: '図は手描きです' } },
      ]);
  });
  it('drops the logo in a category without logos, and rejects a new one', () => {
    const logo = '/images/logo.webp';
    const withLogo: ArticleEvent = { type: 'article-edited', data: { owner: byMio, changes: { logo } } };
    article(withLogo)
      .when(edit({ articleCategory: 'slide_tech' }))
      .then([
        {
          type: 'article-edited',
          data: { owner: byMio, changes: { articleCategory: 'slide_tech', mainCategory: 'slide', logo: null } },
        },
      ]);
    article()
      .when(edit({ articleCategory: 'slide_tech', logo }))
      .thenRefused('logo-not-taken', 'logo');
    article().when(edit({ logo })).then([withLogo]);
  });
  it('rejects a category its owner may not post, unknown fields and removed articles', () => {
    article()
      .when(edit({ articleCategory: 'press_award' }))
      .thenRefused('not-postable', 'articleCategory');
    article()
      .when(edit({ articleUrl: '//evil.example' }))
      .thenRefused('unsafe-url', 'articleUrl');
    article()
      .when(edit({ recommendTxt: 'あ'.repeat(26) }))
      .thenRefused('too-long', 'recommendTxt');
    article(removed).when(edit({})).thenRefused('article-removed');
    given(articleDecider, []).when(edit({})).thenRefused('article-unknown');
  });
  it('does nothing when nothing would change', () =>
    article()
      .when(edit({ ...content, recommendTxt: '' }))
      .thenNothing());
});

describe('change-recommend-text', () => {
  const change = (recommendTxt: string | null) => ({ type: 'change-recommend-text', data: { recommendTxt } }) as const;
  it('changes the caption', () => {
    article()
      .when(change('図は手描きです'))
      .then([{ type: 'article-recommend-text-changed', data: { owner: byMio, recommendTxt: '図は手描きです' } }]);
  });
  it('rejects more than 25 characters', () =>
    article()
      .when(change('あ'.repeat(26)))
      .thenRefused('too-long', 'recommendTxt'));
  it('does nothing when there is no caption', () => article().when(change(' ')).thenNothing());
});

describe('remove-article', () => {
  const remove = { type: 'remove-article', data: { reason: null } } as const;
  it('removes an article', () => article().when(remove).then([removed]));
  it('rejects an unknown article', () => given(articleDecider, []).when(remove).thenRefused('article-unknown'));
  it('does nothing the second time', () => article(removed).when(remove).thenNothing());
});

describe('restore-article', () => {
  const restore = { type: 'restore-article', data: {} } as const;
  const caption: ArticleEvent = {
    type: 'article-recommend-text-changed',
    data: { owner: byMio, recommendTxt: '図は手描きです' },
  };
  const whole = { ...base, mainCategory: 'private_blog' };
  it('restores the article as it was', () => {
    article(caption, removed)
      .when(restore)
      .then([{ type: 'article-restored', data: { ...whole, recommendTxt: '図は手描きです' } }]);
  });
  it('rejects an unknown article', () => given(articleDecider, []).when(restore).thenRefused('article-unknown'));
  it('does nothing when the article is not removed', () => {
    article().when(restore).thenNothing();
    article(removed, { type: 'article-restored', data: whole }).when(restore).thenNothing();
  });
  it('lets a restored article be edited and removed again', () => {
    const restored: ArticleEvent = { type: 'article-restored', data: whole };
    article(removed, restored)
      .when(edit({ tags: [] }))
      .then([{ type: 'article-edited', data: { owner: byMio, changes: { tags: [] } } }]);
    article(removed, restored)
      .when({ type: 'remove-article', data: { reason: null } })
      .then([removed]);
    article(removed, restored)
      .when(register({ registeredAt: later }))
      .thenRefused('article-already-registered');
  });
});
