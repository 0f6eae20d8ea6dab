import { openDictionary } from './dictionary/index.ts';
import { type Dictionary, type Meaning, type Vocabulary, widenedBy as widened } from './folding/index.ts';

let opened: Dictionary | undefined;
/** Opened when a description first asks it. */
const dictionary: Dictionary = (word) => {
  opened ??= openDictionary();
  return opened(word);
};

/** The repository's words and the dictionary's, with more besides, which come first. */
export const widenedBy = (more: readonly Meaning[]): Vocabulary => widened(more, dictionary);

/** What a text is read by where nobody added words. */
export const vocabularyAtHand: Vocabulary = widenedBy([]);
