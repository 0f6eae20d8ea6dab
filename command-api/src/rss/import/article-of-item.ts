import { japanDay } from '@meikan/contracts';
import { type ArticleOwner, articleId, type Instant, type RegisterArticle, type RssConfig } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { EntityLoader } from '../../entities/entity-loader.ts';
import type { ListedItem } from '../feed/newest-items.ts';
import type { ArticleIndex } from './article-index.ts';
import { articleIdOf, candidatesFor, type FeedPlace, isItem, storedTitle } from './item-names.ts';

/** Whose feed, what it is registered as, where its items may have come from before, and which articles there are. */
export type Source = {
  readonly owner: ArticleOwner;
  readonly config: RssConfig;
  readonly formerHosts: readonly string[];
  readonly articles: Pick<ArticleIndex, 'find'>;
};

/**
 * The article that an item is or becomes: read again it meets itself, also when its feed has moved or names it anew, and what was
 * deleted stays deleted. By its name first, then by its link.
 */
async function articleFor(entities: EntityLoader, source: Source, item: ListedItem): Promise<string> {
  const { owner, config, formerHosts, articles } = source;
  const place: FeedPlace = { owner, host: new URL(config.url).host, formerHosts };
  for (const { articleId: id, proof } of candidatesFor(place, item)) {
    const { state } = await entities.load(streams.article(articleId(id)));
    if (isItem(state, proof, item)) return id;
  }
  return articles.find(owner, item) ?? articleIdOf(place, item);
}

/** The command that registers an item as its owner's article. Nothing of an item is taken but its title, link and day. */
export async function registrationOf(
  entities: EntityLoader,
  source: Source,
  item: ListedItem,
  at: Instant,
): Promise<RegisterArticle> {
  const { owner, config } = source;
  return {
    type: 'register-article',
    data: {
      articleId: articleId(await articleFor(entities, source, item)),
      owner,
      // Decides for people only, who have general accounts where they have feeds.
      posterMode: 'general',
      articleName: storedTitle(item),
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
