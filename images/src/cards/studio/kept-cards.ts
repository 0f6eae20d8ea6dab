/** Cards that were drawn, the latest asked last; the oldest go when they weigh too much together. */
export type KeptCards = {
  get(version: string): Buffer | undefined;
  put(version: string, png: Buffer): void;
};

/**
 * In memory alone: a card shows what people say of themselves, and nothing of that may outlive them on a disk (security.md H54).
 * `mostBytes` is the weight of all together.
 */
export function openKeptCards(mostBytes: number): KeptCards {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get(version) {
      const png = kept.get(version);
      if (png === undefined) return undefined;
      kept.delete(version);
      kept.set(version, png);
      return png;
    },
    put(version, png) {
      kept.set(version, png);
      bytes += png.byteLength;
      for (const [oldest, { byteLength }] of kept) {
        if (bytes <= mostBytes) break;
        kept.delete(oldest);
        bytes -= byteLength;
      }
    },
  };
}
