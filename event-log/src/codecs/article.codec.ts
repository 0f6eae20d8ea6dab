import type { ArticleEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

/** Published works and where they stand. When its owner is erased an article is removed, not sealed: others link to it. */
export const articleCodecs: CategoryCodecs<ArticleEvent> = {
  category: 'article',
  subjectOf: nobody,
  events: {
    'article-registered': {
      fields: {
        articleId: plain,
        owner: plain,
        articleName: plain,
        articleUrl: plain,
        articleWebsite: plain,
        postedDate: plain,
        articleCategory: plain,
        mainCategory: plain,
        tags: plain,
        coverPhoto: plain,
        recommendTxt: plain,
        registeredAt: plain,
      },
    },
    'article-edited': { fields: { changes: plain } },
    'article-recommend-text-changed': { fields: { recommendTxt: plain } },
    'article-removed': { fields: { reason: plain } },
  },
};
