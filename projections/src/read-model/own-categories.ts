import type { Category } from '@meikan/event-log';

/**
 * What the streams of each category hold of people's: a thing of one person (or of a company) from its first event on, things of many,
 * or, null, nothing but what bears their id alone. A category that is forgotten does not compile.
 */
const held = {
  article: 'of-one',
  usage: 'of-one',
  surveyanswer: 'of-one',
  bookmark: 'of-one',
  follow: 'of-one',
  block: 'of-one',
  report: 'of-one',
  companymembers: 'of-many',
  user: null,
  account: null,
  subscription: null,
  privacy: null,
  notifications: null,
  email: null,
  handle: null,
  company: null,
  relation: null,
  adminop: null,
  survey: null,
  synonyms: null,
  ruling: null,
} as const satisfies { readonly [C in Category]: 'of-one' | 'of-many' | null };

type Held = typeof held;
/** The categories whose streams hold things of one, or of many. */
export type CategoryHolding<H extends 'of-one' | 'of-many'> = {
  readonly [C in Category]: Held[C] extends H ? C : never;
}[Category];
export type OwnCategory = CategoryHolding<'of-one' | 'of-many'>;

const holdings: ReadonlyMap<string, Held[Category]> = new Map(Object.entries(held));
export const isOfOne = (category: string): category is CategoryHolding<'of-one'> => holdings.get(category) === 'of-one';
export const isOfMany = (category: string): category is CategoryHolding<'of-many'> =>
  holdings.get(category) === 'of-many';
export const isOwnCategory = (category: string): category is OwnCategory => isOfOne(category) || isOfMany(category);
export const ownCategories: readonly OwnCategory[] = Object.keys(held).filter(isOwnCategory);
