import type { Matched } from '@meikan/contracts';
import type { Marks } from '../ui/index.ts';

/** How a row says why it was found: what it marks, and what it tells besides its own texts. */
export type Match = {
  readonly marks: Marks;
  /** Told in place of the page's own description. */
  readonly sentence: string | undefined;
  readonly facts: readonly string[];
};

/**
 * The match of a find: the words by which a description found it, or what was typed where a name did. Facts that stand in the `shown`
 * texts of the row are not told twice.
 */
export function matchOf(matched: Matched | undefined, typed: string, shown: readonly string[]): Match {
  if (matched === undefined) return { marks: { part: typed }, sentence: undefined, facts: [] };
  const { words, facts, sentence } = matched;
  return {
    marks: { words },
    sentence: sentence ?? undefined,
    facts: facts.filter((fact) => !shown.some((text) => text.includes(fact))),
  };
}
