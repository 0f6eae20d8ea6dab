import { fitsOwner } from '../articles/postable.ts';
import { contentCategory } from '../catalogues/content.ts';
import type { FieldChecks } from '../sections/section.ts';
import { type Check, invalid, valid } from '../validation/checked.ts';
import { limits } from '../validation/limits.ts';
import { line } from '../validation/text.ts';
import { safeUrl } from '../validation/url.ts';

/** A feed whose items its owner takes over as articles (individual-side.md 3 and 5). */
export type RssConfig = {
  /** The site or author shown with each item. */
  readonly name: string;
  /** What its owner calls the feed. */
  readonly rssName: string;
  /** The category of every item: one that people may post. */
  readonly category: string;
  readonly url: string;
};

/** The feeds of a person by their id; null: was removed, so that its end can be told from what never was. */
export type RssConfigs = { readonly [configId: string]: RssConfig | null };

const ownCategory: Check<string> = (key) => {
  const category = contentCategory(key);
  return category !== undefined && fitsOwner('user', category.postableBy) ? valid(key) : invalid('unknown-key');
};

/** The rule of each of the four fields; all of them are required. */
export const rssConfigChecks: FieldChecks<RssConfig> = {
  name: line(limits.shortText),
  rssName: line(limits.shortText),
  category: ownCategory,
  url: safeUrl,
};

/** The feed of that id, null when there is none (any more). */
export function rssConfigOf(configs: RssConfigs, configId: string): RssConfig | null {
  return Object.hasOwn(configs, configId) ? (configs[configId] ?? null) : null;
}

/** How many feeds there are, without those that were removed. */
export function countRssConfigs(configs: RssConfigs): number {
  return Object.values(configs).filter((config) => config !== null).length;
}
