import type { ArticleItem } from '@meikan/contracts';

/** Whose items are written: a person's on their profile, or a company's on its page, by those who may edit it. */
export type ItemOwner = { readonly kind: 'user' | 'company'; readonly id: string };

/** Where the owner's page stands in this app. */
export const pathOf = ({ kind, id }: ItemOwner): string => (kind === 'user' ? `/profile/${id}` : `/companies/${id}`);

/** Whether an item is written here: a company's is not on the profiles of its people. */
export const isOf = ({ kind, id }: ItemOwner, { companyId }: ArticleItem): boolean =>
  companyId === (kind === 'company' ? id : null);
