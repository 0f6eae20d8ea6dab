import type { Profile } from '@meikan/contracts';
import { writtenParts } from './contact/contact-parts.ts';
import type { EditKey } from './sections.ts';
import type { profileTexts } from './texts.ts';

type Part = keyof typeof profileTexts.completeness.todo;

/** Where a part is written: in a dialog of the page, or under the tab of the services. */
export type Lead = EditKey | 'services';

/** What a full profile tells, and where it is written. */
const PARTS: readonly {
  readonly part: Part;
  readonly lead: Lead;
  readonly told: (profile: Profile) => boolean;
}[] = [
  { part: 'introduction', lead: 'basics', told: ({ introduction }) => introduction !== '' },
  { part: 'avatar', lead: 'avatar', told: ({ avatar }) => avatar !== null },
  { part: 'job', lead: 'basics', told: ({ job }) => Boolean(job) },
  { part: 'living', lead: 'basics', told: ({ livingAddress }) => Boolean(livingAddress) },
  { part: 'work', lead: 'work', told: ({ workExperiences }) => workExperiences.length > 0 },
  { part: 'services', lead: 'services', told: ({ useServiceCount }) => useServiceCount > 0 },
  { part: 'contact', lead: 'contact', told: (profile) => writtenParts(profile) > 0 },
  { part: 'schools', lead: 'schools', told: ({ schoolHistory }) => schoolHistory.length > 0 },
  { part: 'workStyles', lead: 'workStyles', told: ({ workStyles }) => workStyles.length > 0 },
  { part: 'hobbies', lead: 'hobbies', told: ({ hobbies }) => hobbies.length > 0 },
  { part: 'resources', lead: 'resources', told: ({ readingResources }) => readingResources.length > 0 },
  { part: 'links', lead: 'links', told: ({ variousLinks }) => variousLinks.length > 0 },
  { part: 'photos', lead: 'photos', told: ({ otherPhotos }) => otherPhotos.length > 0 },
];

export type Completeness = {
  readonly done: number;
  readonly all: number;
  readonly missing: readonly { readonly part: Part; readonly lead: Lead }[];
};

/** How much of a profile is written, and what to write next. */
export function completenessOf(profile: Profile): Completeness {
  const missing = PARTS.filter(({ told }) => !told(profile));
  return { done: PARTS.length - missing.length, all: PARTS.length, missing };
}
