import { type Check, invalid, type ValidationCode } from './checked.ts';
import { distinct } from './combinators.ts';
import { limits } from './limits.ts';
import { cleanLine, line } from './text.ts';

const tagText = line(limits.tag);
/** White space of every width (U+3000 too) and the commas of both scripts. */
const SEPARATOR = /[\s,，、]+/u;

/** The wide tilde, which keyboards of Windows write for the wave dash; NFKC would make it the narrow ~. */
const WIDE_TILDE = /～/gu;
const WAVES = /[〜∼∿]/gu;
const HYPHENS = /[‐-―−]/gu;

/**
 * One tag as it is kept: a line without leading number signs, of narrow letters and digits, wide kana and composed
 * characters (NFKC), so that ＡＩ and AI are one tag.
 */
export const tag: Check<string> = (text) => {
  if (text.length > limits.url) return invalid('too-long');
  return tagText(cleanLine(cleanLine(text).replace(WIDE_TILDE, '〜').normalize('NFKC')).replace(/^[#\s]+/u, ''));
};

/** What two spellings of a tag have in common (GitHub, github; 〜, ~): tags are compared, counted and looked up by it. */
export function tagKey(spelling: string): string {
  const checked = tag(spelling);
  const kept = checked.ok ? checked.value : spelling;
  return kept.replace(WAVES, '~').replace(HYPHENS, '-').toLowerCase();
}

/** At most 5 different tags of an article; of one tag's spellings the first stands. */
export const articleTags: Check<readonly string[]> = distinct(tag, limits.tagsPerArticle, tagKey);

/** The tags of what a service can do. */
export const canDoTags: Check<readonly string[]> = distinct(tag, limits.canDo, tagKey);

/** The tags typed so far, split where the tag field ends one: at white space, also at U+3000. */
export function splitTags(typed: string): readonly string[] {
  // No set of tags is longer: what is pasted by mistake is not worked through to its end.
  return typed
    .slice(0, limits.longText)
    .split(SEPARATOR)
    .filter((text) => text !== '');
}

/** Typed text in two: what a separator has ended, and what is still being typed. Both together are the text. */
export function endedTags(typed: string): readonly [ended: string, open: string] {
  const open = typed.split(SEPARATOR).at(-1) ?? '';
  return [typed.slice(0, typed.length - open.length), open];
}

/** Chosen tags after more were typed; `left` is what no tag could be made of, `fault` why the last of it was not. */
export type TakenTags = {
  readonly tags: readonly string[];
  readonly left: string;
  readonly fault: ValidationCode | null;
};

/**
 * The chosen tags and those of the typed text, by the rule that the server has too: never one twice, never more than `most`.
 * What is past `most` is dropped; a tag that breaks the rule stays as typed, to be mended.
 */
export function takeTags(chosen: readonly string[], typed: string, most: number): TakenTags {
  const tags = [...chosen];
  const keys = new Set(chosen.map(tagKey));
  const left: string[] = [];
  let fault: ValidationCode | null = null;
  for (const piece of splitTags(typed)) {
    const checked = tag(piece);
    // A lone number sign is no tag, and nothing to mend either.
    if (!checked.ok && checked.code === 'required') continue;
    if (!checked.ok) {
      left.push(piece);
      fault = checked.code;
      continue;
    }
    if (keys.has(tagKey(piece))) continue;
    if (tags.length >= most) return { tags, left: left.join(' '), fault: 'too-many' };
    tags.push(checked.value);
    keys.add(tagKey(piece));
  }
  return { tags, left: left.join(' '), fault };
}
