/**
 * Makes what is asked for in the same words once. For schemas that many calls ask for: they do not change, and before it draws
 * anything a phone would build each of them anew.
 */
export function madeOnce<W extends readonly (string | number)[], S>(make: (...words: W) => S): (...words: W) => S {
  const made = new Map<string, S>();
  return (...words) => {
    const key = words.join('\u0000');
    const known = made.get(key);
    if (known !== undefined) return known;
    const first = make(...words);
    made.set(key, first);
    return first;
  };
}
