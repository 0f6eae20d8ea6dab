import { soundSkeleton } from '../romaji.ts';
import { isVowel, type Spoken, waysToSay } from './english-sounds.ts';

/** How far English letters and kana are apart, per letter: over the whole key, or over its best beginning. */
export type LoanDistance = { readonly whole: number; readonly prefix: number };

/** Further apart are other words: nineteen in twenty English words are nearer to their own kana. */
const FARTHEST = 0.2;
/** A beginning is met by chance more often, a short one by too much. */
const FARTHEST_PREFIX = 0.12;
const SHORTEST_PREFIX = 5;
const NEVER = Number.POSITIVE_INFINITY;

/** Whether a folded text is long enough to be told in the other script. */
export const isLatin = (folded: string): boolean => /^[a-z]{4,}$/.test(folded);
export const isKana = (folded: string): boolean => /^[ぁ-ん]{2,}$/.test(folded);

/** What counts of a text: work is in proportion to the product of both. */
const MAX_LETTERS = 40;
const MAX_SOUNDS = 80;

/** How far a folded query is from a folded key in the other script (house, はうす); endless when too far, or in one script. */
export function loanDistance(query: string, key: string): LoanDistance {
  if (isLatin(query) && isKana(key)) {
    const letters = lettersOf(query);
    const costs = pathCosts(letters, soundsOf(key)).at(-1) ?? [];
    return {
      whole: perLetter(costs.at(-1), letters.length),
      prefix: beginning(letters, perLetter(Math.min(...costs), letters.length)),
    };
  }
  if (isKana(query) && isLatin(key)) {
    const sounds = soundsOf(query);
    const costs = pathCosts(lettersOf(key), sounds).map((row, letters) => perLetter(row.at(-1), letters));
    return { whole: costs.at(-1) ?? NEVER, prefix: beginning(sounds, Math.min(...costs)) };
  }
  return { whole: NEVER, prefix: NEVER };
}

function perLetter(cost: number | undefined, letters: number): number {
  const each = (cost ?? NEVER) / letters;
  return each <= FARTHEST ? each : NEVER;
}

function beginning(query: string, distance: number): number {
  return query.length >= SHORTEST_PREFIX && distance <= FARTHEST_PREFIX ? distance : NEVER;
}

export function lettersOf(latin: string): string {
  return latin.slice(0, MAX_LETTERS);
}

export function soundsOf(kana: string): string {
  return soundSkeleton(kana).slice(0, MAX_SOUNDS);
}

/** What it costs to miss or to add a sign, by whether it is a vowel, and to say another vowel. */
const MISSED = { vowel: 0.8, consonant: 2 } as const;
const ADDED = { vowel: 1, consonant: 2 } as const;
const OTHER_VOWEL = 0.8;
/** Vowels that katakana add behind a consonant: the usual one, then others, which cost more. */
const ADDED_BEHIND: Readonly<Record<string, string>> = {
  ...{ t: 'uoi', d: 'uo', k: 'ui', s: 'ui', z: 'ui', h: 'u', g: 'u', b: 'u', p: 'u', r: 'u', m: 'u', n: 'u' },
};
const USUAL = 0.05;
const UNUSUAL = 0.2;

/** The least cost of saying the first letters by the first sounds, for every number of both; endless beyond what can still be near. */
function pathCosts(letters: string, sounds: string): number[][] {
  const costs = Array.from({ length: letters.length + 1 }, () => new Array<number>(sounds.length + 1).fill(NEVER));
  const limit = letters.length * FARTHEST;
  const reach = ({ letter, sound, cost }: Step): void => {
    const row = costs[letter];
    if (row !== undefined && cost <= limit && cost < (row[sound] ?? 0)) row[sound] = cost;
  };
  reach({ letter: 0, sound: 0, cost: 0 });
  for (const [letter, row] of costs.entries()) {
    if (row.every((cost) => cost === NEVER)) continue;
    const ways = waysToSay(letters, letter);
    for (const [sound, cost] of row.entries()) {
      // A later column of the same row is reached from here: entries() reads it when its turn comes.
      if (cost < NEVER) for (const step of stepsFrom({ letters, sounds, ways, letter, sound, cost })) reach(step);
    }
  }
  return costs;
}

type Step = { readonly letter: number; readonly sound: number; readonly cost: number };
type Walk = Step & { readonly letters: string; readonly sounds: string; readonly ways: readonly Spoken[] };

function stepsFrom(walk: Walk): Step[] {
  const { letters, sounds, ways, letter, sound, cost } = walk;
  const [written, heard] = [letters.charAt(letter), sounds.charAt(sound)];
  // English doubles a consonant where katakana hear one.
  const isDoubled = !isVowel(written) && written === letters.charAt(letter - 1);
  const bothVowels = isVowel(written) && isVowel(heard);
  return [
    { letter, sound: sound + 1, cost: cost + ADDED[isVowel(heard) ? 'vowel' : 'consonant'] },
    { letter: letter + 1, sound, cost: cost + (isDoubled ? 0 : MISSED[isVowel(written) ? 'vowel' : 'consonant']) },
    ...(bothVowels ? [{ letter: letter + 1, sound: sound + 1, cost: cost + OTHER_VOWEL }] : []),
    ...ways.flatMap((way) => (sounds.startsWith(way.sounds, sound) ? said(way, walk) : [])),
  ];
}

/** A way that is heard, and the same with the vowel that katakana add. */
function said(way: Spoken, { sounds, sound, cost }: Walk): Step[] {
  const end = sound + way.sounds.length;
  const plain = { letter: way.to, sound: end, cost: cost + way.cost };
  const added = (ADDED_BEHIND[way.sounds.slice(-1)] ?? '').indexOf(sounds.charAt(end) || '-');
  if (added < 0) return [plain];
  return [plain, { letter: way.to, sound: end + 1, cost: plain.cost + (added === 0 ? USUAL : UNUSUAL) }];
}
