let hear: ((event: PopStateEvent) => void) | null = null;

/**
 * Keeps the first place at the window for whoever holds pops back from the router. Call it before the router is made: some browsers
 * call what listens at a window in the order in which it came, capturing or not.
 */
export const keepFirstPlace = (): void => addEventListener('popstate', (event) => hear?.(event));

/** From now on `listener` hears of every pop, before the router does. */
export function hearPopsFirst(listener: (event: PopStateEvent) => void): void {
  hear = listener;
}
