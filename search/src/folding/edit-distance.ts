/** How a query stands to a key: how many single edits apart, over the whole key or over its best beginning. */
export type EditDistance = { readonly whole: number; readonly prefix: number };

/**
 * Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace, swap of neighbours) of a query to a
 * key and to the nearest beginning of that key. Beyond `limit` it says `limit + 1`. Only cells within `limit` of the
 * diagonal are looked at: work is query length × (2 · limit + 1), however long the key.
 */
export function editDistance(query: string, key: string, limit: number): EditDistance {
  const wanted = characterCodes(query, query.length);
  const given = characterCodes(key, wanted.length + limit + 1);
  const beyond = limit + 1;
  const width = given.length + 1;
  let [older, old, next] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let column = 0; column < width; column += 1) old[column] = Math.min(column, beyond);
  for (let row = 1; row <= wanted.length; row += 1) {
    if (fillRow({ wanted, given, row, limit, older, old, next }) > limit) return { whole: beyond, prefix: beyond };
    [older, old, next] = [old, next, older];
  }
  const whole = old[given.length] ?? beyond;
  return { whole, prefix: old.reduce((least, distance) => Math.min(least, distance), beyond) };
}

function characterCodes(text: string, most: number): number[] {
  const codes: number[] = [];
  for (const character of text.slice(0, most * 2)) {
    if (codes.length === most) break;
    codes.push(character.codePointAt(0) ?? 0);
  }
  return codes;
}

type RowWork = {
  readonly wanted: readonly number[];
  readonly given: readonly number[];
  readonly row: number;
  readonly limit: number;
  readonly older: Uint8Array;
  readonly old: Uint8Array;
  readonly next: Uint8Array;
};

/** Fills `next` from the two rows before it and answers the least distance in it. */
function fillRow({ wanted, given, row, limit, older, old, next }: RowWork): number {
  const beyond = limit + 1;
  const last = Math.min(given.length, row + limit);
  next.fill(beyond);
  next[0] = Math.min(row, beyond);
  let least = row <= limit ? row : beyond;
  for (let column = Math.max(1, row - limit); column <= last; column += 1) {
    const same = wanted[row - 1] === given[column - 1];
    const swapped = wanted[row - 1] === given[column - 2] && wanted[row - 2] === given[column - 1];
    const replaced = cell(old, column - 1, beyond) + (same ? 0 : 1);
    const shifted = Math.min(cell(old, column, beyond), cell(next, column - 1, beyond)) + 1;
    const turned = swapped && column > 1 && row > 1 ? cell(older, column - 2, beyond) + 1 : beyond;
    const distance = Math.min(replaced, shifted, turned, beyond);
    next[column] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

function cell(row: Uint8Array, column: number, beyond: number): number {
  return row[column] ?? beyond;
}

/** How many edits a query of this many characters may be away: none below 4, one below 8, else two. */
export function editsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
