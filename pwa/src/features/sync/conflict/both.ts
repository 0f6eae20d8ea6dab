import { diffOf, wordsOfText } from './word-diff.ts';

export type Both = {
  readonly items: readonly string[];
  /** Places where both changed the same words, and theirs were taken. */
  readonly clashes: number;
};

type Three = { readonly base: readonly string[]; readonly mine: readonly string[]; readonly theirs: readonly string[] };

/** A draft that has what both changed: a proposal to be read and written on, never taken by itself. */
export function bothOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): Both {
  const here = keptIn(base, mine);
  const there = keptIn(base, theirs);
  const items: string[] = [];
  let clashes = 0;
  let from = { base: 0, mine: 0, theirs: 0 };
  const upTo = (to: typeof from) => {
    const part = {
      base: base.slice(from.base, to.base),
      mine: mine.slice(from.mine, to.mine),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    const taken = settled(part);
    clashes += taken === null ? 1 : 0;
    items.push(...(taken ?? part.theirs));
  };
  for (const [at, item] of base.entries()) {
    const [m, t] = [here.get(at), there.get(at)];
    if (m === undefined || t === undefined) continue;
    upTo({ base: at, mine: m, theirs: t });
    items.push(item);
    from = { base: at + 1, mine: m + 1, theirs: t + 1 };
  }
  upTo({ base: base.length, mine: mine.length, theirs: theirs.length });
  return { items, clashes };
}

/** The items of `base` that stayed, by their places in it, and where each stands after the change. */
function keptIn(base: readonly string[], changed: readonly string[]): ReadonlyMap<number, number> {
  const kept = new Map<number, number>();
  let [old, young] = [0, 0];
  for (const { kind } of diffOf(base, changed)) {
    if (kind === 'same') kept.set(old, young);
    if (kind !== 'new') old += 1;
    if (kind !== 'gone') young += 1;
  }
  return kept;
}

/** What stands between two places that nobody changed; `null` where both wrote something else. */
function settled({ base, mine, theirs }: Three): readonly string[] | null {
  const same = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((item, at) => item === other[at]);
  if (same(mine, theirs) || same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  // Both only added something at the same place: it is no contradiction.
  return base.length === 0 ? [...mine, ...theirs] : null;
}

export type BothTexts = { readonly text: string; readonly clashes: number };

/** Two changes of one text, word by word. */
export function bothTexts(base: string, mine: string, theirs: string): BothTexts {
  const { items, clashes } = bothOf(wordsOfText(base), wordsOfText(mine), wordsOfText(theirs));
  return { text: items.join(''), clashes };
}
