import { catalogueEntries } from './catalogues.ts';
import type { Facet } from './facets.ts';
import type { CatalogueName } from './keys.ts';
import { prefectures } from './prefectures.ts';
import { workingEnvironmentOptions } from './working-environments.ts';

type Labelled = { readonly key: string; readonly label: string };

/** What somebody may be asked for, by keys of their own. */
const WILLING = [
  { key: 'side_job', label: '副業' },
  { key: 'casual_talk', label: 'カジュアル面談' },
  { key: 'job_request', label: '仕事の依頼' },
  { key: 'investment', label: '個人投資' },
];

const entries = (name: CatalogueName) => (): readonly Labelled[] => catalogueEntries(name);

/** `10-30名`, `500名以上`. */
const sizes = (): readonly Labelled[] =>
  catalogueEntries('company_size_buckets').map(({ key, label }) => ({
    key,
    label: label.endsWith('+') ? `${label.slice(0, -1)}名以上` : `${label}名`,
  }));

/** The values of a facet that are known; tags and years are what they say. */
const VALUES: Readonly<Partial<Record<Facet, () => readonly Labelled[]>>> = {
  prefecture: () => prefectures,
  profession: entries('professions'),
  workStyle: entries('work_style_tags'),
  interest: entries('interest_categories'),
  willing: () => WILLING,
  industry: entries('industries'),
  size: sizes,
  stage: entries('funding_stages'),
  listed: entries('listed_statuses'),
  remote: () => workingEnvironmentOptions('remote_work'),
  hiring: () => [{ key: HIRING, label: '採用中' }],
};

/** The one value of `hiring`. */
export const HIRING = 'open';

/** The values of a facet that a catalogue knows, in its order. */
export const knownValues = (facet: Facet): readonly Labelled[] => VALUES[facet]?.() ?? [];

/** The Japanese name of a facet's value; the value itself where no catalogue knows it. */
export function facetLabel(facet: Facet, value: string): string {
  if (facet === 'year') return `${value}年`;
  return knownValues(facet).find(({ key }) => key === value)?.label ?? value;
}
