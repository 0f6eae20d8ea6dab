/** Two places of equal items, one in each list. */
export type Pair = readonly [number, number];

/** Above so many comparisons a text is too long to be looked at closely; what lies between its equal ends counts as new. */
const MOST = 4_000_000;

/** The longest run of items that stand in both lists in the same order, as pairs of their places. */
export function commonRun(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const head = equalHead(one, other);
  const tail = equalHead(one.slice(head).reverse(), other.slice(head).reverse());
  const pairs: Pair[] = [];
  for (let at = 0; at < head; at += 1) pairs.push([at, at]);
  const [ones, others] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  for (const [mine, theirs] of middleRun(ones, others)) pairs.push([head + mine, head + theirs]);
  for (let at = tail; at > 0; at -= 1) pairs.push([one.length - at, other.length - at]);
  return pairs;
}

function equalHead(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** The textbook table of lengths, walked from its end: `lengths[i][j]` counts what the lists after i and j share. */
function middleRun(one: readonly string[], other: readonly string[]): readonly Pair[] {
  if (one.length * other.length > MOST) return [];
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
