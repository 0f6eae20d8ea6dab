import {
  type ArticleOwner,
  articleId,
  type Instant,
  limits,
  type RegisterArticle,
  type RssConfig,
  shortenedLine,
} from '@meikan/domain';
import { uuidv5 } from '@meikan/platform';
import type { FeedItem } from '../feed/feed-item.ts';

/** Of all articles that come out of feeds. */
const FROM_FEEDS = '5f0c9b5e-8a53-5d0e-9f0b-6d1c6f6f7a10';

/** Whose feed, and what it is registered as. */
export type Source = { readonly owner: ArticleOwner; readonly config: RssConfig };

/** A person goes by their id alone, as when only people had feeds; no id has a space. */
const nameOf = ({ kind, id }: ArticleOwner) => (kind === 'user' ? id : `company ${id}`);

/**
 * The article that an item always becomes for this owner, whichever of their feeds of that host it comes by: read again it
 * meets itself, and what was deleted stays deleted.
 */
export function articleIdOf({ owner, config }: Source, { key }: FeedItem): string {
  return uuidv5(FROM_FEEDS, [nameOf(owner), new URL(config.url).host, key].join('\n'));
}

/** The wish to register an item as its owner's article. A long title is cut; nothing else of an item is taken. */
export function registrationOf(source: Source, item: FeedItem, at: Instant): RegisterArticle {
  const { owner, config } = source;
  return {
    type: 'register-article',
    data: {
      articleId: articleId(articleIdOf(source, item)),
      owner,
      // Decides for people only, who have general accounts where they have feeds.
      posterMode: 'general',
      articleName: shortenedLine(item.title, limits.articleName),
      articleUrl: item.link,
      articleWebsite: config.name,
      postedDate: item.postedDate,
      articleCategory: config.category,
      tags: [],
      coverPhoto: null,
      logo: null,
      recommendTxt: null,
      registeredAt: at,
    },
  };
}
