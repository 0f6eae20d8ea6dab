import type { SearchKeys } from '../keys.ts';
import type { Description, Form, Term } from './describe.ts';

/**
 * How much each field tells: what a page is, more than what it is called, more than what it mentions. The SQL of the embedded engine
 * uses these numbers too.
 */
export const FIELD = { wholeFact: 2.2, tag: 2, fact: 1.6, name: 2, text: 1 } as const;
/** What saying it again adds, times the logarithm of how often it is said. */
export const AGAIN = 0.4;
/** Two neighbours of the phrase side by side in one piece (キャンプ：初心者), as a share of the commoner one's rarity. */
const BESIDE = { share: 0.6, characters: 6 } as const;
/** What is left of the points of a page of another kind than the phrase speaks of. */
export const OTHER_KIND = 0.6;
/** What is left of the points where nearly no word is met; all of them where each is: all words first, then most of them. */
export const PARTIAL = 0.4;
/** The share of what is asked for, and of what the best page holds, that a page must hold to be a hit. */
export const ENOUGH = { atAll: 0.15, besideBest: 0.15 } as const;
/** A word on more pages than this tells no more than one on as many. */
export const COMMON = 1000;
/** What a word counts of which only parts are met. */
const IN_PARTS = 0.6;

/** How much a term counts that `met` pages meet; nothing where none does. */
export function rarityOf({ weight }: Term, met: number): number {
  return met === 0 ? 0 : weight * Math.log(1 + COMMON / (1 + Math.min(met, COMMON)));
}

/** What a term counts of the whole: as much as the rarest word where no page holds it. */
export function fullRarity(term: Term, met: number): number {
  return rarityOf(term, Math.max(1, met));
}

/** A word that no page holds, by its parts. */
export function inParts({ parts, weight }: Term): Term {
  return { forms: parts, parts: [], weight: weight * IN_PARTS };
}

/**
 * What two neighbours, the terms `second - 1` and `second`, add where a page meets both and holds them side by side: a pattern over its
 * facts and texts.
 */
export type Pair = { readonly second: number; readonly pattern: string; readonly points: number };

export function pairsOf(weighed: readonly { readonly term: Term; readonly rarity: number }[]): Pair[] {
  return weighed.flatMap(({ term, rarity }, second) => {
    const before = weighed[second - 1];
    const points = BESIDE.share * Math.min(before?.rarity ?? 0, rarity);
    if (before === undefined || points === 0) return [];
    return [{ second, pattern: `${anyOf(before.term)}[^|]{0,${BESIDE.characters}}${anyOf(term)}`, points }];
  });
}

/** Of the signs that mean something in a pattern only + survives folding. */
const anyOf = ({ forms }: Term): string => `(${forms.map(({ text }) => text.replaceAll('+', '\\+')).join('|')})`;

/** How strongly a page meets a term, and how exactly: the weight of the form that it holds. 0 where it holds none. */
export type Strength = { readonly strong: number; readonly exact: number };

export function strengthOf(keys: SearchKeys, { forms }: Term): Strength {
  const met = forms.flatMap((form) => {
    const field = standsAlone(keys, form) ? fieldOf(keys, form) : 0;
    return field === 0 ? [] : [{ strong: form.weight * field * repeated(keys.body, form), exact: form.weight }];
  });
  return {
    strong: Math.max(0, ...met.map(({ strong }) => strong)),
    exact: Math.max(0, ...met.map(({ exact }) => exact)),
  };
}

/** The pattern by which a short Latin word stands by itself: pr is no part of express. Undefined for what may stand in any word. */
export function aloneOf({ text }: Form): string | undefined {
  return /^[a-z]{1,3}$/.test(text) ? `(^|[^a-z])${text}([^a-z]|$)` : undefined;
}

function standsAlone(keys: SearchKeys, form: Form): boolean {
  const pattern = aloneOf(form);
  if (pattern === undefined) return true;
  const alone = new RegExp(pattern);
  return [...keys.name, ...keys.tag, keys.body].some((piece) => alone.test(piece));
}

function fieldOf(keys: SearchKeys, { text }: Form): number {
  if (keys.tag.includes(text) || keys.fact.includes(text)) return FIELD.wholeFact;
  if (keys.tag.some((tag) => tag.includes(text))) return FIELD.tag;
  if (keys.fact.some((fact) => fact.includes(text))) return FIELD.fact;
  // A character by itself says too little to be met inside a name.
  if (text.length > 1 && keys.name.some((name) => name.includes(text))) return FIELD.name;
  return keys.body.includes(text) ? FIELD.text : 0;
}

function repeated(body: string, { text }: Form): number {
  return 1 + AGAIN * Math.log(Math.max(1, body.split(text).length - 1));
}

/** What is left of a page's points where a phrase speaks of `kind`. */
export function kindShare(kind: Description['kind'], own: string): number {
  return kind === undefined || kind === own ? 1 : OTHER_KIND;
}
