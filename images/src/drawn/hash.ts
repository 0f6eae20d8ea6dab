/** FNV-1a, 32 bits, over UTF-16 code units: the same id gets the same picture on the server and on the phone. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Answers questions about one seed, each by its own name, always the same way. */
export type Dice = {
  /** A whole number from 0 up to, not including, `sides`. */
  roll(question: string, sides: number): number;
  pick<T>(question: string, options: readonly [T, ...T[]]): T;
  chance(question: string, percent: number): boolean;
};

export function createDice(seed: string): Dice {
  /** FNV's low bits are weak for short texts that differ in one letter; this finishes the mixing (murmur3's last step). */
  const mixed = (question: string) => {
    let hash = fnv1a(`${question}\0${seed}`);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  const roll = (question: string, sides: number) => mixed(question) % sides;
  return {
    roll,
    pick: (question, options) => options[roll(question, options.length)] ?? options[0],
    chance: (question, percent) => roll(question, 100) < percent,
  };
}
