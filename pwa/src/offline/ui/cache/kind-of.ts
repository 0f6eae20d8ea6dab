import type { SavedItem } from '../../cache/index.ts';

/** The kinds by which saved things are told apart in lists. */
export const SHOWN_KINDS = ['person', 'company', 'service', 'article'] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

export const kindOf = ({ kind, card }: SavedItem): ShownKind =>
  kind === 'company' && card.isService ? 'service' : kind;
