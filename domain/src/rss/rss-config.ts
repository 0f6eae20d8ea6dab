import type { ArticleOwner } from '../articles/events.ts';
import { fitsOwner } from '../articles/postable.ts';
import { contentCategory } from '../catalogues/content.ts';
import type { FieldChecks } from '../sections/section.ts';
import { type Check, invalid, valid } from '../validation/checked.ts';
import { limits } from '../validation/limits.ts';
import { line } from '../validation/text.ts';
import { safeUrl } from '../validation/url.ts';

/** Whose feed it is: a person's or a company's. */
export type FeedHolder = ArticleOwner['kind'];

/** A feed whose items its owner takes over as articles. */
export type RssConfig = {
  /** The site or author shown with each item. */
  readonly name: string;
  /** What its owner calls the feed. */
  readonly rssName: string;
  /** The category of every item: one that its owner may post. */
  readonly category: string;
  readonly url: string;
};

/** The feeds of a person or of a company by their id; null: was removed, so that its end can be told from what never was. */
export type RssConfigs = { readonly [configId: string]: RssConfig | null };

const categoryOf =
  (holder: FeedHolder): Check<string> =>
  (key) => {
    const category = contentCategory(key);
    return category !== undefined && fitsOwner(holder, category.postableBy) ? valid(key) : invalid('unknown-key');
  };

const checksOf = (holder: FeedHolder): FieldChecks<RssConfig> => ({
  name: line(limits.shortText),
  rssName: line(limits.shortText),
  category: categoryOf(holder),
  url: safeUrl,
});

/** The rule of each of the four fields, by whose feed it is; all of them are required. */
export const rssConfigChecks: { readonly [H in FeedHolder]: FieldChecks<RssConfig> } = {
  user: checksOf('user'),
  company: checksOf('company'),
};

/** The feed of that id, null when there is none (any more). */
export function rssConfigOf(configs: RssConfigs, configId: string): RssConfig | null {
  return Object.hasOwn(configs, configId) ? (configs[configId] ?? null) : null;
}

/** How many feeds there are, without those that were removed. */
export function countRssConfigs(configs: RssConfigs): number {
  return Object.values(configs).filter((config) => config !== null).length;
}
