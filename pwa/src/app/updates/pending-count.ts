type Count = () => Promise<number>;

let count: Count = async () => 0;

/** Told once at the start who knows how many edits wait to be sent. */
export function countPendingBy(source: Count): void {
  count = source;
}

/** How many edits wait on this device. */
export const pendingCount = (): Promise<number> => count();
