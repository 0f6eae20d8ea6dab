import type { CompanyFields } from '@meikan/contracts';
import { PUBLISHED_WITH } from '@meikan/domain';
import type { SectionKey } from '../edit/section-fields.ts';
import type { draftTexts } from './draft.texts.ts';

type Part = keyof typeof draftTexts.parts & keyof CompanyFields;

/** A part of a page, where it is written, and whether it is. */
export type Listed = { readonly part: Part; readonly section: SectionKey; readonly isWritten: boolean };

/** Where what a page is not published without is written. */
const NEEDED = {
  name: 'basics',
  category: 'basics',
  description: 'description',
  website: 'basics',
} as const satisfies { readonly [F in (typeof PUBLISHED_WITH)[number]]: SectionKey };

/** What most tells a reader about a company that knows nothing of it. */
const USEFUL = [
  ['logo', 'basics'],
  ['companyIndustry', 'industry'],
  ['location', 'basics'],
  ['companySize', 'company-size'],
  ['businessSummary', 'business-summary'],
  ['companyMission', 'mission'],
] as const satisfies readonly (readonly [Part, SectionKey])[];

/** Whether anything is said by a value: an empty list, or a group of nothing, says nothing. */
function says(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(says);
  return typeof value === 'number' || value === true;
}

/** What a draft needs before it is published, and what is well said besides. */
export function checklistOf(fields: CompanyFields): {
  readonly needed: readonly Listed[];
  readonly useful: readonly Listed[];
} {
  const listed = (part: Part, section: SectionKey): Listed => ({ part, section, isWritten: says(fields[part]) });
  return {
    needed: PUBLISHED_WITH.map((part) => listed(part, NEEDED[part])),
    useful: USEFUL.map(([part, section]) => listed(part, section)),
  };
}
