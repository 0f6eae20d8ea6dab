import { readWords } from '@meikan/search/folding';

/** The words by which a text describes, as they stand in it; a module of its own, since the words of descriptions weigh more than a page. */
export function wordsOf(text: string): readonly string[] {
  return readWords(text).map(({ word }) => {
    const at = text.toLowerCase().indexOf(word);
    return at < 0 ? word : text.slice(at, at + word.length);
  });
}
