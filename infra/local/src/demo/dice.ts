import { createHash } from 'node:crypto';

/** A whole number from 0 up to, not including, `sides`; the same for the same words. */
export function roll(words: string, sides: number): number {
  return createHash('sha1').update(words).digest().readUInt32BE(0) % sides;
}

export function pick<T>(words: string, options: readonly [T, ...T[]]): T {
  return options[roll(words, options.length)] ?? options[0];
}

export function chance(words: string, percent: number): boolean {
  return roll(words, 100) < percent;
}
