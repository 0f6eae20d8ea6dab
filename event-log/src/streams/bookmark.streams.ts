import { type ArticleId, bookmarkDecider, type UserId } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const pair = { fields: { userId: plain, referenceId: plain, at: plain } };

export const bookmarkStreams = defineStreams({
  category: 'bookmark',
  decider: bookmarkDecider,
  id: (userId: UserId, referenceId: ArticleId) => `${userId}_${referenceId}`,
  subjectOf: nobody,
  events: { 'article-bookmarked': pair, 'bookmark-removed': pair },
});
