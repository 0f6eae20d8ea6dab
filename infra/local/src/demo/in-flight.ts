/** Works on at most `width` items at once, in the order they come; takes the next only when there is room. Throws the first failure. */
export async function inFlight<T>(items: Iterable<T>, width: number, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let failed = false;
  async function lane(): Promise<void> {
    for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane));
  for (const result of lanes) if (result.status === 'rejected') throw result.reason;
}
