import type { Asked } from '../address/query.ts';
import { flagPart, present } from '../address/query-parts.ts';

/** The query of a profile: which tab stands open, and whether its owner looks as a visitor would. */
export type PageSearch = { readonly tab?: string; readonly preview?: true };

export const pageSearch = ({ tab, preview }: Asked): PageSearch => present({ tab, preview: flagPart(preview) });
