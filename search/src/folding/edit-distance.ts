/** How a query stands to a key: how many single edits apart, over the whole key or over its best beginning. */
export type EditDistance = { readonly whole: number; readonly prefix: number };

/**
 * Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace, swap of neighbours) of a query to a
 * key and to the nearest beginning of that key. Beyond `limit` it says `limit + 1`. Work is bounded by
 * query length × (query length + limit).
 */
export function editDistance(query: string, key: string, limit: number): EditDistance {
  const wanted = Array.from(query);
  const given = Array.from(key).slice(0, wanted.length + limit + 1);
  const beyond = limit + 1;
  const wholeReachable = Math.abs(given.length - wanted.length) <= limit;
  let older: number[] = [];
  let old = Array.from({ length: given.length + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const next = nextRow({ wanted, given, row, old, older });
    if (Math.min(...next) > limit) return { whole: beyond, prefix: beyond };
    older = old;
    old = next;
  }
  const whole = wholeReachable ? (old[given.length] ?? beyond) : beyond;
  return { whole: Math.min(whole, beyond), prefix: Math.min(...old, beyond) };
}

type RowInput = {
  readonly wanted: readonly string[];
  readonly given: readonly string[];
  readonly row: number;
  readonly old: readonly number[];
  readonly older: readonly number[];
};

function nextRow({ wanted, given, row, old, older }: RowInput): number[] {
  const next = [row];
  for (let column = 1; column <= given.length; column += 1) {
    const same = wanted[row - 1] === given[column - 1];
    const swapped = column > 1 && wanted[row - 1] === given[column - 2] && wanted[row - 2] === given[column - 1];
    const replaced = at(old, column - 1) + (same ? 0 : 1);
    const cheapest = Math.min(replaced, at(old, column) + 1, at(next, column - 1) + 1);
    next.push(swapped ? Math.min(cheapest, at(older, column - 2) + 1) : cheapest);
  }
  return next;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** How many edits a query of this many characters may be away: none below 4, one below 9, else two (search.md 3). */
export function editsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}
