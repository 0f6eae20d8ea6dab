import { type ArticleItem, articleDefaults } from '@meikan/contracts';

/** An item of 黒崎's, with what a test tells of it. */
export const anItem = (told: Partial<ArticleItem> = {}): ArticleItem => ({
  ...{ id: 'essay', articleName: '返金処理を冪等にするまで', articleUrl: 'https://mio-log.example/posts/1' },
  ...{ articleWebsite: null, logo: null, postedDate: '2024-02-18', articleCategory: 'private_blog_tech' },
  ...{ mainCategory: 'private_blog', tags: ['決済'], coverPhoto: null, isBookmarked: false, bookmarkable: false },
  ...{ isRead: false, readCount: 0 },
  ...articleDefaults(told.articleCategory ?? 'private_blog_tech'),
  ...{ recommendTxt: null, companyId: null, revision: '3' },
  author: { kind: 'user', id: 'kurosaki-mio', name: '黒崎 澪', picture: null },
  ...told,
});
