/** Overlapping pairs of characters, each once; a single character is its own gram. */
export function bigrams(key: string): string[] {
  const characters = Array.from(key);
  if (characters.length === 1) return characters;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < characters.length; at += 1) pairs.add(`${characters[at]}${characters[at + 1]}`);
  return [...pairs];
}

/** The grams of a key and each of its characters: what a query's words of any length can be met by. */
export function gramsAndCharacters(key: string): string[] {
  return [...new Set([...bigrams(key), ...key])];
}

/** The last `count` characters, never half of one. */
export function lastCharacters(key: string, count: number): string {
  return Array.from(key.slice(-count * 2))
    .slice(-count)
    .join('');
}

/** The first `count` characters, never half of one. */
export function firstCharacters(key: string, count: number): string {
  return Array.from(key.slice(0, count * 2))
    .slice(0, count)
    .join('');
}
