import type { AccountMode } from '../account/events.ts';
import type { ContentCategory } from '../catalogues/content.ts';
import type { ArticleOwner } from './events.ts';

/**
 * Who posts what: a person posts the kinds open to general accounts, from a general account only;
 * a company's page carries the kinds open to companies, whatever account of its owners posts them.
 */
export function mayPost(owner: ArticleOwner['kind'], mode: AccountMode, { postableBy }: ContentCategory): boolean {
  return owner === 'company' ? fitsOwner(owner, postableBy) : mode === 'general' && fitsOwner(owner, postableBy);
}

/** Whether a category may stand on the page of a person or of a company. */
export function fitsOwner(owner: ArticleOwner['kind'], postableBy: ContentCategory['postableBy']): boolean {
  return postableBy === 'both' || postableBy === (owner === 'company' ? 'company' : 'general');
}
