import { firstGraphemes } from './graphemes.ts';
import { limits } from './limits.ts';

/** Controls, lone surrogates, and what stands for bytes that were no text: no name has them, and the server takes no query with them. */
const NO_TEXT = /[\p{Control}\p{Surrogate}\ufffd]+/gu;

/** A typed text as it is searched for: on one line, and cut where the longest name ends, since longer texts are refused. */
export function searchedText(typed: string): string {
  return firstGraphemes(typed.replace(NO_TEXT, ' ').trim(), limits.articleName).trim();
}
