import type { LooseInput } from './request-of.ts';

/**
 * Whether a query is asked as a visitor would ask it: one's own page as others see it. What answers it is kept on no device,
 * and no pending edit stands over it, since none has reached anybody else.
 */
export const isPreview = ({ query }: LooseInput): boolean => query?.preview !== undefined;

/** The part of a query that asks so: of a page in preview, and of each list on it. */
export const asVisitor = (preview: boolean): { readonly preview?: 'true' } => (preview ? { preview: 'true' } : {});
