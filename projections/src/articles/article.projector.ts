import { type ArticleEvent, evolveArticle, noArticle, type PublishedArticle, tagKey } from '@meikan/domain';
import { arrivalOf } from '../page-fold/arrival.ts';
import { type EntityFold, entityProjector } from '../page-fold/entity-projector.ts';
import type { CountChange } from '../page-fold/projector.ts';
import { type ArticleRow, articleTable } from '../read-model/tables/article.table.ts';

const fold: EntityFold<ArticleRow, PublishedArticle, ArticleEvent> = {
  evolve(state, event) {
    const next = evolveArticle(state ?? noArticle, event);
    return next.status === 'published' ? next : null;
  },
  row: (state, { before, recorded }) => ({
    id: state.articleId,
    owner_kind: state.owner.kind,
    owner_id: state.owner.id,
    name: state.content.articleName,
    url: state.content.articleUrl,
    website: state.content.articleWebsite,
    posted_date: state.content.postedDate,
    article_category: state.content.articleCategory,
    main_category: state.mainCategory,
    tags: [...state.content.tags],
    tag_keys: state.content.tags.map(tagKey),
    recommend_text: state.recommendTxt,
    cover_photo: state.content.coverPhoto,
    logo: state.content.logo,
    registered_at: state.registeredAt,
    arrived_at: before?.arrived_at ?? arrivalOf(recorded, state.registeredAt),
    state,
  }),
};

/** Articles and other items, from `article-<id>`. A removed one leaves the table. */
export const articleProjector = entityProjector({
  category: 'article',
  table: articleTable,
  fold,
  kind: 'article',
  ownerOf: ({ owner_kind, owner_id }) => ({ kind: owner_kind === 'user' ? 'person' : 'company', id: owner_id }),
  counts(before, after) {
    // An article never changes hands, so only its coming and going counts.
    if (before && after) return [];
    return [...(after ? [ofOwner(after, 1)] : []), ...(before ? [ofOwner(before, -1)] : [])];
  },
});

const ofOwner = ({ owner_kind, owner_id }: ArticleRow, by: number): CountChange => ({
  table: owner_kind === 'user' ? 'person' : 'company',
  id: owner_id,
  column: 'article_count',
  by,
});
