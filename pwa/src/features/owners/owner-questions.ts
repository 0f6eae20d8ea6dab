import type { OpenInvitation, PageOwner } from '@meikan/contracts';

/** What is asked before it is done. */
export type Question =
  | { readonly kind: 'remove' | 'transfer'; readonly owner: PageOwner }
  | { readonly kind: 'leave' }
  | { readonly kind: 'withdraw'; readonly invitation: OpenInvitation };
