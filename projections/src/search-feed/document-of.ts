import { startOfJapanDay } from '@meikan/platform';
import type { SearchDoc } from '@meikan/search';
import type { ArticleRow } from '../read-model/tables/article.table.ts';
import type { CompanyRow } from '../read-model/tables/company.table.ts';
import type { PersonRow } from '../read-model/tables/person.table.ts';

type Document = Omit<SearchDoc, 'docVersion'>;

/** A row with how often its page was visited, which no event tells. */
export type Visited<Row> = Row & { readonly visitors: number };
/** An article with what its owner lends it. */
export type OwnedArticle = ArticleRow & { readonly owner_name: string | null; readonly visible: boolean };

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => text != null && text !== '') as string[];

export function personDocument(row: Visited<PersonRow>): Document {
  const { basics } = row.state.sections;
  return {
    kind: 'person',
    id: row.id,
    name: row.name,
    otherNames: [row.username],
    ...(basics.reading ? { reading: basics.reading } : {}),
    tags: present([basics.profession]),
    description: present([basics.job, basics.workFor, basics.introduction]).join(' '),
    categoryPath: present([basics.profession]),
    canDo: [],
    ...(basics.livingAddress ? { prefecture: basics.livingAddress } : {}),
    followers: row.follower_count,
    visitors: row.visitors,
    createdAt: row.joined_at,
    visibility: 'everyone',
    visibleTo: [],
  };
}

export function companyDocument(row: Visited<CompanyRow>): Document {
  const { sections } = row.state;
  const { basics, description } = sections;
  return {
    kind: basics.category.serviceType === 'business_company' ? 'company' : 'service',
    id: row.id,
    name: row.name,
    otherNames: [...sections['other-names']],
    ...(basics.reading ? { reading: basics.reading } : {}),
    tags: present([row.industry, ...sections['can-do']]),
    description: present([description.description, description.text]).join(' '),
    categoryPath: present([row.service_type, row.main_category, row.sub_category]),
    canDo: row.can_do_keys,
    ...(basics.mainUsage ? { mainUsage: basics.mainUsage } : {}),
    ...(row.industry ? { industry: row.industry } : {}),
    ...(basics.location ? { prefecture: basics.location.prefecture } : {}),
    followers: row.sns_follower,
    visitors: row.visitors,
    createdAt: row.registered_at,
    visibility: row.is_public ? 'everyone' : 'admins',
    visibleTo: [],
  };
}

/** What an article's document is made of. */
type Said = Omit<
  OwnedArticle,
  | 'owner_id'
  | 'owner_kind'
  | 'url'
  | 'tag_keys'
  | 'cover_photo'
  | 'logo'
  | 'state'
  | 'revision'
  | 'updated_at'
  | 'written_at'
>;

export function articleDocument(row: Said): Document {
  return {
    kind: 'article',
    id: row.id,
    name: row.name,
    otherNames: [],
    tags: [...row.tags],
    description: present([row.owner_name, row.website, row.recommend_text]).join(' '),
    categoryPath: [row.main_category, row.article_category],
    canDo: [],
    followers: 0,
    visitors: 0,
    createdAt: row.posted_date === null ? row.registered_at : startOfJapanDay(row.posted_date),
    visibility: row.visible ? 'everyone' : 'admins',
    visibleTo: [],
  };
}
