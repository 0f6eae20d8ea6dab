/** Runs a task for each of the values, at most `lanes` at once, and waits for all. The first failure ends it. */
export async function atMost<T>(lanes: number, values: readonly T[], task: (value: T) => Promise<void>): Promise<void> {
  const waiting = values[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, values.length) }, lane));
}
