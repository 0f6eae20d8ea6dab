import type { Profile } from '@meikan/contracts';
import { rowsOrBlank } from '../../../editing/rows-or-blank.ts';

export type Resource = {
  readonly name: string;
  readonly category: string;
  readonly url: string;
  readonly comment: string;
};
export type Resources = { readonly readingResources: readonly Resource[] };

/** A row that nobody has written in. */
export const NO_RESOURCE: Resource = { name: '', category: 'book', url: '', comment: '' };

/** Reading resources with an empty name are dropped on save; one row stays to write in. */
const named = ({ name }: Resource) => name.trim() !== '';

export const resourcesOf = ({ readingResources }: Pick<Profile, 'readingResources'>): Resources => ({
  readingResources: rowsOrBlank<Resource>(
    readingResources.map((resource) => ({ ...resource, url: resource.url ?? '' })),
    NO_RESOURCE,
  ),
});

export const tidyResources = ({ readingResources }: Resources): Resources => ({
  readingResources: rowsOrBlank(readingResources.filter(named), NO_RESOURCE),
});

/** What is sent: no address where none is written. */
export const resourcesBody = ({ readingResources }: Resources) => ({
  readingResources: readingResources.filter(named).map((row) => ({ ...row, url: row.url.trim() || null })),
});
