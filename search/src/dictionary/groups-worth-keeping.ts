import { fold } from '../folding/index.ts';

/** A word of a group of words that mean the same, with the fields of life that it belongs to. */
export type GroupWord = {
  readonly text: string;
  /** Means too much else to be looked for by it. */
  readonly isAmbiguous: boolean;
  readonly isShortened: boolean;
  readonly fields: readonly string[];
};

/** What only names somebody or something, and what nobody is described by: the names of a directory stand in its pages. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['企業名', '旧企業名', '人名', '組織名', '大学名', '国名'],
  ...['動植物', 'ファッション', '色', '単位', '時間'],
]);
const LONGEST = 12;
/** What would end a line of the table, or its word. */
const UNWRITABLE = /[\s\\`$]/;

/**
 * The words of each group that help to find by, each spelling that the folding tells apart once. A group that has no
 * kanji and shortens nothing is left out: most carry English into katakana, which the folding knows for the words of the trade.
 */
export function groupsWorthKeeping(groups: readonly (readonly GroupWord[])[]): string[][] {
  return groups.flatMap((group) => {
    const kept = new Map<string, string>();
    for (const word of group.filter(isTold)) {
      const key = fold(word.text);
      if (key.length > 1 && key.length <= LONGEST && !kept.has(key)) kept.set(key, word.text);
    }
    const words = [...kept.values()];
    const isTelling =
      group.some(({ isShortened }) => isShortened) || words.some((word) => /\p{Script=Han}/u.test(word));
    return words.length > 1 && isTelling ? [words] : [];
  });
}

function isTold({ text, isAmbiguous, fields }: GroupWord): boolean {
  return !isAmbiguous && !UNWRITABLE.test(text) && !fields.some((field) => LEFT_OUT.has(field));
}
