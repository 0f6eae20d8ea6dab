import { type ArticleId, articleDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import type { JsonObject } from '../port.ts';
import { defineStreams } from './define-streams.ts';

const whole = {
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
    logo: plain,
    recommendTxt: plain,
    registeredAt: plain,
  },
  /** Of the first versions no article had a logo. */
  upcasters: [(data: JsonObject): JsonObject => ({ ...data, logo: null })],
};

/** Published works and where they stand. When its owner is erased an article is removed, not sealed: others link to it. */
export const articleStreams = defineStreams({
  category: 'article',
  decider: articleDecider,
  id: (articleId: ArticleId) => articleId,
  subjectOf: nobody,
  events: {
    'article-registered': whole,
    'article-edited': { fields: { changes: plain } },
    'article-recommend-text-changed': { fields: { recommendTxt: plain } },
    'article-removed': { fields: { reason: plain } },
    'article-restored': whole,
  },
});
