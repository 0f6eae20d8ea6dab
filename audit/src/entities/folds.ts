import { type Fold, foldOf, streams } from '@meikan/event-log';
import type { EntityCategory } from './entity.ts';

/** Each category's fold before its first event. */
export const folds: { readonly [C in EntityCategory]: Fold } = {
  user: foldOf(streams.user),
  account: foldOf(streams.account),
  company: foldOf(streams.company),
  companymembers: foldOf(streams.companymembers),
  article: foldOf(streams.article),
};
