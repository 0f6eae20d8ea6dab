/** What is marked in a text: what was typed, wherever it stands, or words, of which no Latin one is part of a longer one. */
export type Marks = { readonly part: string } | { readonly words: readonly string[] };

/** UTF-16 code units of a text, the second one past the end. */
export type Place = { readonly from: number; readonly to: number };

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Where the marks stand in a text, from left to right and the longer one of two; half and full width and case are the same here. */
export function placesOf(text: string, marks: Marks): Place[] {
  const plain = plainOf(text);
  // Where normalising changes the length, positions no longer fit the text: better no mark than a wrong one.
  if (plain.length !== text.length) return [];
  const wanted = 'words' in marks ? marks.words : [marks.part.trim()];
  const longestFirst = wanted
    .map(plainOf)
    .filter((each) => each !== '')
    .sort((one, other) => other.length - one.length);
  const places: Place[] = [];
  for (let from = 0; from < plain.length; ) {
    const met = longestFirst.find(
      (each) => plain.startsWith(each, from) && !('words' in marks && isTorn(plain, from, from + each.length)),
    );
    if (met !== undefined) places.push({ from, to: from + met.length });
    from += met?.length ?? 1;
  }
  return places;
}

/** PR is no part of express; other scripts have no such bounds. */
const isTorn = (text: string, from: number, to: number): boolean =>
  [from, to].some((border) => /^[a-z0-9]{2}$/.test(text.slice(Math.max(0, border - 1), border + 1)));
