import { FACETS, type Facet } from '@meikan/domain';
import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { defineRead } from '../kernel/define-call.ts';
import { found } from '../kernel/matched.ts';
import {
  exploreFilter,
  keyList,
  keysOf,
  limitOnly,
  paging,
  preview,
  searchText,
  tagList,
  tagText,
} from '../kernel/query.ts';
import { companyCard } from './company.ts';

const facetFilters = {
  prefecture: keyList(FACETS.prefecture),
  profession: keyList(FACETS.profession),
  workStyle: keyList(FACETS.workStyle),
  interest: keyList(FACETS.interest),
  willing: keyList(FACETS.willing),
  industry: keyList(FACETS.industry),
  size: keyList(FACETS.size),
  stage: keyList(FACETS.stage),
  listed: keyList(FACETS.listed),
  remote: keyList(FACETS.remote),
  hiring: keyList(FACETS.hiring),
  tag: tagList(FACETS.tag),
  year: keyList(FACETS.year),
} satisfies Readonly<Record<Facet, unknown>>;

const KINDS = ['company', 'service', 'person', 'article'] as const;
const serviceSort = z.enum(['TWITTER', 'VISITOR']).default('TWITTER').meta({ title: '並び' });
/** explore=business-service|web-service narrows to a service type; type=service leaves companies out. */
export const searchCompanies = defineRead({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/company/search',
  access: 'anyone',
  summary: '会社・サービスをさがす。counter はカテゴリーごとの件数（カテゴリーの絞り込み前）',
  query: z.strictObject({
    ...paging(12),
    name: searchText,
    search: searchText,
    type: z.enum(['service', 'company']).optional().meta({ title: '種類' }),
    explore: exploreFilter,
    categories: keyList('カテゴリー'),
    industry: facetFilters.industry,
    canDo: tagList('できること'),
    mainUsage: z.enum(['private', 'company']).optional().meta({ title: '主な使い方' }),
    sort: serviceSort,
    preview,
  }),
  answer: z.array(companyCard.and(found)),
  headers: ['total', 'counter', 'lower-bound'],
});

const suggestion = z
  .object({
    kind: z.enum(KINDS),
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    note: z.string(),
    tier: z.enum(['exact', 'prefix', 'tag', 'substring', 'description', 'fuzzy']),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

/** A row of a list of finds. */
const listed = suggestion.extend({ overview: z.string(), isVerified: z.boolean() });

export const simpleSearch = defineRead({
  name: 'simpleSearch',
  method: 'GET',
  path: '/api/company/simple-search',
  access: 'anyone',
  summary: '打ちながらさがす（会社・サービス・人・記事、10 件まで）',
  query: z.strictObject({ ...limitOnly(10), name: searchText, kinds: keysOf('種類', KINDS) }),
  answer: z.array(suggestion),
});
export const searchEverything = defineRead({
  name: 'searchEverything',
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  summary:
    '種類をまたいでさがす。絞り込みは同じ項目のどれか、項目どうしはすべて。counter は何を選んでいても種類ごとの件数、種類を選ぶと' +
    'カテゴリー（category:…）と項目（profession:… など）ごとの件数も、それ自身の絞り込み前で',
  query: z.strictObject({
    ...paging(12),
    search: searchText,
    kind: z.enum(KINDS).optional().meta({ title: '種類' }),
    categories: keyList('カテゴリー'),
    canDo: tagList('できること'),
    ...facetFilters,
    sort: z.enum(['relevance', 'followers', 'visitors', 'newest']).default('relevance').meta({ title: '並び' }),
  }),
  answer: z.array(listed.and(z.object({ ...found.shape, item: articleItem.optional() }))),
  headers: ['total', 'counter', 'lower-bound'],
});
/** The rows of the kana table, then Latin letters and digits. */
export const NAME_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ', 'A-Z', '0-9'] as const;

export const listNames = defineRead({
  name: 'listNames',
  method: 'GET',
  path: '/api/search/names',
  access: 'anyone',
  summary: '五十音の行から人・会社・サービスを引く。counter は種類ごとの件数',
  query: z.strictObject({
    ...paging(12),
    index: z.enum(NAME_ROWS).meta({ title: '行' }),
    kind: z.enum(['company', 'service', 'person']).optional().meta({ title: '種類' }),
  }),
  answer: z.array(listed),
  headers: ['total', 'counter'],
});
export const suggestTags = defineRead({
  name: 'suggestCompanyTags',
  method: 'GET',
  path: '/api/company/tags',
  access: 'anyone',
  summary: 'できることのタグの候補',
  query: z.strictObject({
    ...limitOnly(5),
    tag: tagText.default(''),
    type: z.literal('canDo').default('canDo').meta({ title: '種類' }),
  }),
  answer: z.array(z.object({ tag: z.string(), count: z.number().int() })),
});
