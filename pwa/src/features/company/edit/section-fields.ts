import { type CompanyFields, fieldsInSections } from '@meikan/contracts';
import type { CompanySectionName } from '@meikan/domain';
import type { ControlsFor } from '../../../editing/form/control.ts';

/** Sections that are edited in the dialog of another. */
const ALONG_WITH = { basics: ['logo'], 'other-photos': ['photo-registrations'] } as const;
type Along = (typeof ALONG_WITH)[keyof typeof ALONG_WITH][number];

/** A section of the page that its owners edit, in a dialog of its own. What authorities count, nobody writes here. */
export type OwnSection = Exclude<CompanySectionName, Along | 'figures' | 'admin-note'>;
/** Those, and what admins note of it. */
export type SectionKey = OwnSection | 'admin-note';

/** A field that some dialog writes; accounts elsewhere have a form of their own, which profiles share, and who offers a service is not written here. */
export type EditedField = Exclude<keyof CompanyFields, 'sns' | 'providedBy'>;
/** The table of them: how each field of a page is written. */
export type CompanyControls = ControlsFor<Pick<CompanyFields, EditedField>>;
export type SomeControls = Partial<CompanyControls>;

const along: { readonly [S in SectionKey]?: readonly Along[] } = ALONG_WITH;

/** The fields of the command that a section's dialog makes. */
export const fieldsOfSection = (section: SectionKey): readonly string[] =>
  section === 'admin-note' ? ['adminNote'] : fieldsInSections(section, ...(along[section] ?? []));
