import { contentCategory, contentMainCategories, type Location, type ProfileBasics } from '@meikan/domain';
import { japanDay, startOfJapanDay } from '@meikan/platform';
import type { ArticleRow } from '../../read-model/tables/article.table.ts';
import { type Document, labelsOf, present } from './document.ts';

/** An article with what its owner lends it. */
export type OwnedArticle = ArticleRow & {
  readonly owner_name: string | null;
  /** Of a person's. */
  readonly author: Pick<ProfileBasics, 'job' | 'profession' | 'workFor' | 'livingAddress'> | null;
  /** Of a company's. */
  readonly owner_industry: string | null;
  readonly owner_location: Location | null;
  readonly visible: boolean;
};

/** What an article's document is made of. */
type Said = Omit<
  OwnedArticle,
  'url' | 'cover_photo' | 'logo' | 'arrived_at' | 'state' | 'revision' | 'updated_at' | 'written_at'
>;

const MAIN_LABELS: ReadonlyMap<string, string> = new Map(contentMainCategories.map(({ key, label }) => [key, label]));

export function articleDocument(row: Said): Document {
  return {
    kind: 'article',
    id: row.id,
    name: row.name,
    otherNames: [],
    tags: [...row.tags],
    facts: present([
      row.owner_name,
      MAIN_LABELS.get(row.main_category),
      contentCategory(row.article_category)?.label,
      row.website,
    ]),
    // A title is a sentence too: its words stand side by side, and one of a single kanji counts.
    texts: present([row.name, row.recommend_text, ownerOf(row)]),
    categoryPath: [row.main_category, row.article_category],
    canDo: [],
    facets: { tag: row.tag_keys, year: [yearOf(row)] },
    ...(row.owner_kind === 'user' ? { whose: row.owner_id } : {}),
    followers: 0,
    visitors: 0,
    createdAt: row.posted_date === null ? row.registered_at : startOfJapanDay(row.posted_date),
    visibility: row.visible ? 'everyone' : 'admins',
    visibleTo: [],
  };
}

/** The year in which it came out, in Japan. */
const yearOf = ({ posted_date, registered_at }: Said): string => (posted_date ?? japanDay(registered_at)).slice(0, 4);

/** Who wrote it, from where: people look for the tax office's seminar in their town. */
function ownerOf({ author, owner_industry, owner_location }: Said): string {
  return present([
    author?.livingAddress,
    ...labelsOf('professions', [author?.profession ?? null]),
    author?.job,
    author?.workFor,
    owner_location && `${owner_location.prefecture}${owner_location.city ?? ''}`,
    ...labelsOf('industries', [owner_industry]),
  ]).join('／');
}
