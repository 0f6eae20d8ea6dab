import { type Check, invalid } from './checked.ts';
import { distinct } from './combinators.ts';
import { limits } from './limits.ts';
import { cleanLine, line } from './text.ts';

const tagText = line(limits.tag);

/** One tag: a line without leading number signs; wide letters and digits are folded, so that ＡＩ and AI are one tag. */
export const tag: Check<string> = (text) => {
  if (text.length > limits.url) return invalid('too-long');
  return tagText(cleanLine(cleanLine(text).normalize('NFKC')).replace(/^[#\s]+/u, ''));
};

/** At most 5 different tags of an article (spec section 9). */
export const articleTags: Check<readonly string[]> = distinct(tag, limits.tagsPerArticle);

/** The tags of what a service can do. */
export const canDoTags: Check<readonly string[]> = distinct(tag, limits.canDo);

/** The tags typed so far, split where the tag field ends one: at white space, also at U+3000 (spec section 5). */
export function splitTags(typed: string): readonly string[] {
  return typed.split(/\s+/u).filter((text) => text !== '');
}
