import type { Profile } from '@meikan/contracts';
import type { SectionKey } from './sections.ts';
import type { profileTexts } from './texts.ts';

type Part = keyof typeof profileTexts.completeness.todo;

/** What a full profile tells, and where it is written. */
const PARTS: readonly {
  readonly part: Part;
  readonly section: SectionKey;
  readonly told: (profile: Profile) => boolean;
}[] = [
  { part: 'introduction', section: 'basics', told: ({ introduction }) => introduction !== '' },
  { part: 'job', section: 'basics', told: ({ job }) => Boolean(job) },
  { part: 'living', section: 'basics', told: ({ livingAddress }) => Boolean(livingAddress) },
  { part: 'work', section: 'work', told: ({ workExperiences }) => workExperiences.length > 0 },
  { part: 'schools', section: 'schools', told: ({ schoolHistory }) => schoolHistory.length > 0 },
  { part: 'workStyles', section: 'workStyles', told: ({ workStyles }) => workStyles.length > 0 },
  { part: 'hobbies', section: 'hobbies', told: ({ hobbies }) => hobbies.length > 0 },
  { part: 'resources', section: 'resources', told: ({ readingResources }) => readingResources.length > 0 },
  { part: 'links', section: 'links', told: ({ variousLinks }) => variousLinks.length > 0 },
  { part: 'talk', section: 'talk', told: ({ casualTalk }) => Boolean(casualTalk?.link) },
];

export type Completeness = {
  readonly done: number;
  readonly all: number;
  readonly missing: readonly { readonly part: Part; readonly section: SectionKey }[];
};

/** How much of a profile is written, and what to write next. */
export function completenessOf(profile: Profile): Completeness {
  const missing = PARTS.filter(({ told }) => !told(profile));
  return { done: PARTS.length - missing.length, all: PARTS.length, missing };
}
