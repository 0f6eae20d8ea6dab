import type { SynonymEntry } from '@meikan/contracts';
import { comparableText } from '@meikan/domain';

/** The entries of which a word holds the text, in whatever width and case it is typed. */
export function entriesWith(entries: readonly SynonymEntry[], text: string): readonly SynonymEntry[] {
  const wanted = comparableText(text);
  return entries.filter(({ word, others }) => [word, ...others].some((each) => comparableText(each).includes(wanted)));
}
