import type { Profile } from '@meikan/contracts';
import { rowsOrBlank } from '../../../editing/rows-or-blank.ts';

export type Link = { readonly linkName: string; readonly linkUrl: string };
export type Links = { readonly variousLinks: readonly Link[] };

/** A row that nobody has written in. */
export const NO_LINK: Link = { linkName: '', linkUrl: '' };

/** Links need both a name and an address; others are dropped on save, and one row stays to write in. */
const complete = ({ linkName, linkUrl }: Link) => linkName.trim() !== '' && linkUrl.trim() !== '';

export const linksOf = ({ variousLinks }: Pick<Profile, 'variousLinks'>): Links => ({
  variousLinks: rowsOrBlank<Link>(variousLinks, NO_LINK),
});

export const tidyLinks = ({ variousLinks }: Links): Links => ({
  variousLinks: rowsOrBlank(variousLinks.filter(complete), NO_LINK),
});

export const linksBody = ({ variousLinks }: Links) => ({ variousLinks: variousLinks.filter(complete) });
