import { rowsOrBlank } from '../../../editing/rows-or-blank.ts';
import { BLANK_LINK, isComplete, type SupplementalLink } from './supplemental-rows.tsx';

/** An offer as it is typed: `kind` of talk or of work, the way to answer it, and further links. */
export type OfferDraft = {
  readonly kind: string;
  readonly method: string;
  readonly links: readonly SupplementalLink[];
};

type Kept = {
  readonly preferContactMethod: string;
  readonly supplementalLinks: readonly SupplementalLink[];
};

/** Where the form begins; `kind` is what the section keeps under a name of its own. */
export const offerDraft = (kept: Kept | null, kind: string | undefined): OfferDraft => ({
  kind: kind ?? '',
  method: kept?.preferContactMethod ?? '',
  links: rowsOrBlank(kept?.supplementalLinks ?? [], BLANK_LINK),
});

export const tidyOffer = (draft: OfferDraft): OfferDraft => ({
  ...draft,
  links: rowsOrBlank(draft.links.filter(isComplete), BLANK_LINK),
});

/** The section as it is sent; `null` takes it off the page: nothing was chosen and no link stands. */
export function offerOf(draft: OfferDraft): Kept | null {
  const supplementalLinks = draft.links.filter(isComplete);
  if (draft.kind === '' && draft.method === '' && supplementalLinks.length === 0) return null;
  return { preferContactMethod: draft.method, supplementalLinks };
}
