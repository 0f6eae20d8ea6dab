import { accepted, type Decision, refused } from '../kernel/decider.ts';
import type { CompanyRefusal, SetCompanyPublished } from './commands.ts';
import type { PresentCompany } from './company.ts';
import type { CompanyEvent } from './events.ts';
import type { CompanySections } from './sections.ts';

/** What a page has to say before others see it, in the order in which its form asks for it. */
export const PUBLISHED_WITH = ['name', 'category', 'description', 'website'] as const;
export type PublishedWith = (typeof PUBLISHED_WITH)[number];

/** What of it is missing. A page is called and sorted somehow from its first day on, so that these two never are. */
export function missingToPublish({ basics, description }: CompanySections): readonly PublishedWith[] {
  const { name, category, website } = basics;
  const told = { name, category: category.mainCategory, description: description.description, website };
  return PUBLISHED_WITH.filter((field) => !told[field]?.trim());
}

/**
 * An owner shows the page or takes it out of sight. What an admin took out of sight, an admin shows again: an owner who cannot
 * see why would put back what was taken away for a reason.
 */
export function setPublished(
  { data: { value, at } }: SetCompanyPublished,
  { flags, isDraft, sections }: PresentCompany,
): Decision<CompanyEvent, CompanyRefusal> {
  if (value === flags.public) return accepted();
  if (!value) return accepted<CompanyEvent>({ type: 'company-unpublished', data: { at } });
  if (!isDraft) return refused({ code: 'page-withheld' });
  const [field] = missingToPublish(sections);
  if (field !== undefined) return refused({ code: 'page-incomplete', field });
  return accepted<CompanyEvent>({ type: 'company-published', data: { at } });
}
