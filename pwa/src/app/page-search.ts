import { type ListQuery, listQuery } from '../address/list-query.ts';
import type { Asked } from '../address/query.ts';
import { flagPart, present } from '../address/query-parts.ts';

/** The query of a profile: which tab stands open, whether its owner looks as a visitor would, and where in the tab's list. */
export type PageSearch = ListQuery & { readonly tab?: string; readonly preview?: true };

export const pageSearch = (asked: Asked): PageSearch =>
  present({ tab: asked.tab, preview: flagPart(asked.preview), ...listQuery(asked) });
