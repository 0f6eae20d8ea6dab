import { waysToSay } from './english-sounds.ts';
import { isKana, isLatin, lettersOf, soundsOf } from './loan-distance.ts';

/** Consonants that English letters leave open are one; vowels, w and y tell too little. */
const SAME: Readonly<Record<string, string>> = { g: 'k', z: 's', d: 't', m: 'n', p: 'b' };
const UNTOLD = /[aiueowy]/g;

/** Consonants of a start: with fewer too much begins so, and only what is said with no more of them is met. */
const SHORT = 3;
const LONG = 5;
const NO_MORE = '$';
/** Letters can be said in many ways; the likeliest count. */
const MAX_STARTS = 8;

/**
 * The first consonants of a folded name, by which it is met in the other script: of kana (はうすりば: hsr, hsrb) as they sound, of
 * Latin letters (houseriver: HSR, HSRB, …) in all ways that English may say them. Empty for other texts and for short ones.
 */
export function loanStarts(folded: string): string[] {
  const lengths = Array.from({ length: LONG - SHORT + 1 }, (_, index) => SHORT + index);
  const starts = startsOf(folded).flatMap((start) => lengths.map((length) => start.slice(0, length)));
  return isLatin(folded) ? distinct(starts).map((start) => start.toUpperCase()) : distinct(starts);
}

/** The starts in the other script that a folded query may have: whoever has one of them may be meant. */
export function loanQueryStarts(folded: string): string[] {
  return isLatin(folded) ? startsOf(folded) : startsOf(folded).map((start) => start.toUpperCase());
}

function startsOf(folded: string): string[] {
  const starts = isKana(folded) ? [joined('', soundsOf(folded)).slice(0, LONG)] : spokenStarts(folded);
  return starts.flatMap((start) => {
    if (start.length >= SHORT) return [start];
    return start.length === SHORT - 1 ? [`${start}${NO_MORE}`] : [];
  });
}

const distinct = (starts: readonly string[]): string[] => [...new Set(starts)];

function joined(start: string, sounds: string): string {
  const consonants = Array.from(sounds.replace(UNTOLD, ''), (sound) => SAME[sound] ?? sound);
  return `${start}${consonants.join('')}`.replace(/(.)\1+/g, '$1');
}

/** Every start with its least cost, carried from letter to letter; what is long enough is not carried further. */
function spokenStarts(folded: string): string[] {
  if (!isLatin(folded)) return [];
  const letters = lettersOf(folded);
  const open = Array.from({ length: letters.length + 1 }, () => new Map<string, number>());
  const whole = new Map<string, number>();
  keepLeast(open[0], '', 0);
  for (const [at, starts] of open.entries()) {
    for (const [start, cost] of likeliest(starts)) {
      if (start.length > LONG || at === letters.length) keepLeast(whole, start.slice(0, LONG), cost);
      else
        for (const way of waysToSay(letters, at))
          keepLeast(open[way.to], joined(start, way.sounds), cost + way.cost + effort(way.to - at));
    }
  }
  return likeliest(whole).map(([start]) => start);
}

/** Letters that are said together are rarely meant one by one. */
const effort = (letters: number): number => (letters === 1 ? 0.01 : 0);

function keepLeast(costs: Map<string, number> | undefined, start: string, cost: number): void {
  if (cost < (costs?.get(start) ?? Number.POSITIVE_INFINITY)) costs?.set(start, cost);
}

function likeliest(costs: ReadonlyMap<string, number>): [start: string, cost: number][] {
  return [...costs].sort(([, one], [, other]) => one - other).slice(0, MAX_STARTS);
}
