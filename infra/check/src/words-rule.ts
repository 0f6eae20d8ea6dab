import { readFileSync } from 'node:fs';
import type { SourceFile } from './source-file.ts';
import type { Violation } from './violation.ts';

type Retired = { readonly pattern: RegExp; readonly instead: string };

/** The words that were given up, and what is said instead: a row each of `words.tsv`. */
function readRetired(): readonly Retired[] {
  const [, ...rows] = readFileSync(new URL('../words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [pattern, instead] = row.split('\t');
    if (!pattern || !instead) throw new Error(`words.tsv has a row without a pattern or a word instead: ${row}`);
    return { pattern: new RegExp(pattern, 'u'), instead };
  });
}

const retired = readRetired();

/** Words in code, comments and titles of tests that were given up for others. */
export function judgeWords({ path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((line, index) =>
    retired.flatMap(({ pattern, instead }): Violation[] => {
      const [word] = pattern.exec(line) ?? [];
      if (word === undefined) return [];
      return [{ rule: 'words', path, line: index + 1, says: `${JSON.stringify(word)} was given up; say: ${instead}` }];
    }),
  );
}
