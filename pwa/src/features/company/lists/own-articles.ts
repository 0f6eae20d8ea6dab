import type { ArticleItem } from '@meikan/contracts';
import type { ReactNode } from 'react';
import type { ContentFilter } from '../tab-table.ts';

/** The ways to write the items of a list: a button that adds one, and the buttons beside each. */
export type ArticleWays = { readonly add: ReactNode; readonly actions: (item: ArticleItem) => ReactNode };

/** A list of a company with the forms of its items around it; this page does not know how items are written. */
export type OwnArticles = (list: {
  readonly id: string;
  /** What the list holds. */
  readonly filter: ContentFilter;
  readonly children: (ways: ArticleWays) => ReactNode;
}) => ReactNode;
