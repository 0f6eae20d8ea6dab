import type { Check } from './checked.ts';
import { distinct } from './combinators.ts';
import { limits } from './limits.ts';
import { line } from './text.ts';

const tagText = line(limits.tag);

/** One tag: a line without a leading number sign; wide letters and digits are folded, so that ＡＩ and AI are one tag. */
export const tag: Check<string> = (text) =>
  tagText(
    text
      .slice(0, 4 * limits.url)
      .normalize('NFKC')
      .replace(/^[#\s]+/u, ''),
  );

/** At most 5 different tags of an article (spec section 9). */
export const articleTags: Check<readonly string[]> = distinct(tag, limits.tagsPerArticle);

/** The tags of what a service can do. */
export const canDoTags: Check<readonly string[]> = distinct(tag, limits.canDo);

/** The tags typed so far, split where the tag field ends one: at white space, also at U+3000 (spec section 5). */
export function splitTags(typed: string): readonly string[] {
  return typed.split(/\s+/u).filter((text) => text !== '');
}
