import { japanDay } from '@meikan/contracts';
import {
  type ArticleOwner,
  articleId,
  type Instant,
  limits,
  type RegisterArticle,
  type RssConfig,
  shortenedLine,
} from '@meikan/domain';
import type { World } from '../../world/world.ts';
import type { ListedItem } from '../feed/newest-items.ts';
import { articleIdOf, candidatesFor, type FeedPlace, isItem } from './item-names.ts';

/** Whose feed, what it is registered as, and where its items may have come from before. */
export type Source = {
  readonly owner: ArticleOwner;
  readonly config: RssConfig;
  readonly formerHosts: readonly string[];
};

/**
 * The article that an item is or becomes: read again it meets itself, also when its feed has moved, and what was deleted stays
 * deleted.
 */
async function articleFor(world: Pick<World, 'article'>, source: Source, item: ListedItem): Promise<string> {
  const { owner, config, formerHosts } = source;
  const place: FeedPlace = { owner, host: new URL(config.url).host, formerHosts };
  for (const { articleId, proof } of candidatesFor(place, item)) {
    const { state } = await world.article(articleId);
    if (isItem(state, proof, item)) return articleId;
  }
  return articleIdOf(place, item);
}

/** The wish to register an item as its owner's article. A long title is cut; nothing else of an item is taken. */
export async function registrationOf(
  world: Pick<World, 'article'>,
  source: Source,
  item: ListedItem,
  at: Instant,
): Promise<RegisterArticle> {
  const { owner, config } = source;
  return {
    type: 'register-article',
    data: {
      articleId: articleId(await articleFor(world, source, item)),
      owner,
      // Decides for people only, who have general accounts where they have feeds.
      posterMode: 'general',
      articleName: shortenedLine(item.title, limits.articleName),
      articleUrl: item.link,
      articleWebsite: config.name,
      postedDate: item.at === null ? null : japanDay(item.at),
      articleCategory: config.category,
      tags: [],
      coverPhoto: null,
      logo: null,
      recommendTxt: null,
      registeredAt: at,
    },
  };
}
