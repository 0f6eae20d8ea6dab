import { type ArticleId, articleDecider } from '@meikan/domain';
import { ERASED_TEXT, personal, plain } from '../codecs/codec.ts';
import type { JsonObject } from '../port.ts';
import { defineStreams } from './define-streams.ts';

const whole = {
  fields: {
    articleId: plain,
    owner: plain,
    articleName: personal(ERASED_TEXT),
    articleUrl: personal(''),
    articleWebsite: personal(null),
    postedDate: personal(null),
    articleCategory: plain,
    mainCategory: plain,
    tags: personal([]),
    coverPhoto: personal(null),
    logo: personal(null),
    recommendTxt: personal(null),
    registeredAt: plain,
  },
  upcasters: [
    // Of the first versions no article had a logo.
    (data: JsonObject): JsonObject => ({ ...data, logo: null }),
    // Of the second nothing was sealed.
    (data: JsonObject): JsonObject => data,
  ],
};

/** The first versions did not say whose article it is: nothing in them was sealed. */
const withOwner = { upcasters: [(data: JsonObject): JsonObject => ({ ...data, owner: null })] };

/** What was published and where it stands. What a person says of an article is the person's; a company's words belong to nobody. */
export const articleStreams = defineStreams({
  category: 'article',
  decider: articleDecider,
  id: (articleId: ArticleId) => articleId,
  subjectOf: ({ data }) => ('owner' in data && data.owner?.kind === 'user' ? data.owner.id : null),
  events: {
    'article-registered': whole,
    'article-edited': { fields: { owner: plain, changes: personal({}) }, ...withOwner },
    'article-recommend-text-changed': { fields: { owner: plain, recommendTxt: personal(null) }, ...withOwner },
    'article-removed': { fields: { reason: plain } },
    'article-restored': whole,
  },
});
