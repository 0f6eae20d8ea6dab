import type { PublishedArticle } from '@meikan/domain';
import { orNull, text, texts } from '../column.ts';
import { entityColumns } from '../entity-columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** An item of content of a person or a company. */
export type ArticleRow = RowOf<typeof articleTable>;

export const articleTable = defineTable({
  name: 'article',
  key: ['id'],
  columns: {
    ...entityColumns<PublishedArticle>(),
    owner_kind: text<'user' | 'company'>(),
    owner_id: text(),
    name: text(),
    url: text(),
    website: orNull(text()),
    posted_date: orNull(text()),
    article_category: text(),
    main_category: text(),
    tags: texts(),
    /** What the tags are looked up by, one for one (`tagKey`). */
    tag_keys: texts(),
    recommend_text: orNull(text()),
    cover_photo: orNull(text()),
    logo: orNull(text()),
    registered_at: text(),
    arrived_at: text(),
  },
  indexes: {
    // A page lists its own items newest first, undated last, by category.
    article_of_owner: '(owner_kind, owner_id, main_category, posted_date desc nulls last, id)',
    // Who follows its owner is notified, of the newest first.
    article_news: '(owner_kind, owner_id, arrived_at desc)',
    // The top page and the lists of all items run newest first.
    article_newest: '(posted_date desc nulls last, id)',
    article_newest_of_category: '(main_category, posted_date desc nulls last, id)',
    // Tag search.
    article_tags: 'using gin (tag_keys)',
  },
});
