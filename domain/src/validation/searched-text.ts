import { firstGraphemes } from './graphemes.ts';
import { limits } from './limits.ts';

/** A typed text as it is searched for: trimmed, and cut where the longest name ends, since longer texts are refused. */
export function searchedText(typed: string): string {
  return firstGraphemes(typed.trim(), limits.articleName).trim();
}
