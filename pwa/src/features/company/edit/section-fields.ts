import { fieldsInSections } from '@meikan/contracts';
import type { CompanySectionName } from '@meikan/domain';

/** Sections that are edited in the dialog of another. */
const ALONG_WITH = { basics: ['logo'], 'other-photos': ['photo-registrations'] } as const;
type Along = (typeof ALONG_WITH)[keyof typeof ALONG_WITH][number];

/** A section of the page that its owners edit, in a dialog of its own. What authorities count, nobody writes here. */
export type OwnSection = Exclude<CompanySectionName, Along | 'figures' | 'admin-note'>;
/** Those, and what admins note of it. */
export type SectionKey = OwnSection | 'admin-note';

const along: { readonly [S in SectionKey]?: readonly Along[] } = ALONG_WITH;

/** The fields of the command that a section's dialog makes. */
export const fieldsOfSection = (section: SectionKey): readonly string[] =>
  section === 'admin-note' ? ['adminNote'] : fieldsInSections(section, ...(along[section] ?? []));
