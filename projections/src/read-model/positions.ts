/**
 * Compares two positions of the log. Both forms in use are made of whole numbers, parted by a colon where there are two
 * (`commit:prepare` of EventStoreDB, the head's number of PostgreSQL). Negative, zero or positive, as for sort.
 * Throws TypeError for a text that is no position.
 */
export function comparePositions(a: string, b: string): number {
  const left = parse(a);
  const right = parse(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0n) - (right[index] ?? 0n);
    if (difference !== 0n) return difference < 0n ? -1 : 1;
  }
  return 0;
}

const POSITION = /^\d{1,20}(:\d{1,20})?$/;

/** Whether a text sent by a client can be a position at all. */
export const isPosition = (text: string): boolean => POSITION.test(text);

function parse(position: string): readonly bigint[] {
  if (!isPosition(position)) throw new TypeError(`not a position: ${position.slice(0, 60)}`);
  return position.split(':').map(BigInt);
}
