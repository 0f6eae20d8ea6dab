/** By what finds are narrowed, in words. */
export const FACETS = {
  prefecture: '都道府県',
  profession: '職種',
  workStyle: '働き方',
  interest: '関心のある分野',
  willing: '受け付けていること',
  industry: '業種',
  size: '従業員数',
  stage: '資金調達の段階',
  listed: '上場区分',
  remote: 'リモートワーク',
  hiring: '採用',
  tag: 'タグ',
  year: '公開した年',
} as const;

export type Facet = keyof typeof FACETS;

/** Which of them each kind of find has, in the order in which they are offered. */
export const FACETS_OF = {
  company: ['industry', 'prefecture', 'hiring', 'remote', 'size', 'stage', 'listed'],
  service: [],
  person: ['profession', 'prefecture', 'willing', 'workStyle', 'interest'],
  article: ['tag', 'year'],
} as const satisfies Readonly<Record<string, readonly Facet[]>>;

/** What a page has of each facet. */
export type FacetValues = Readonly<Partial<Record<Facet, readonly string[]>>>;
