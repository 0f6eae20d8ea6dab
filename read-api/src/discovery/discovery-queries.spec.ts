import { goldenQueries } from '../testing/golden.ts';
import { findFeedItems, findFeedOwner } from './feed-queries.ts';
import { findListed, partEnds } from './sitemap-queries.ts';

goldenQueries(import.meta.dirname, {
  'part-ends': ({ db }) => partEnds(db, 'articles'),
  'listed-people': ({ db }) => findListed(db, 'people', { after: '', upto: 'u-500' }),
  'listed-companies': ({ db }) => findListed(db, 'companies', { after: 'c-500', upto: undefined }),
  'listed-articles': ({ db }) => findListed(db, 'articles', { after: 'a-500', upto: 'a-900' }),
  'feed-owner': ({ db }) => findFeedOwner(db, 'mio'),
  'feed-items': ({ db }) => findFeedItems(db, 'u-mio'),
});
