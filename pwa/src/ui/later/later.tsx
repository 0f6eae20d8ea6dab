import { type ReactNode, startTransition, useEffect, useState } from 'react';

const arrivedAnew = (entry: PerformanceEntry) =>
  entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';

/** Only the first page of a visit is drawn in steps: going back and reloading must find the height that one had left. */
let inSteps = performance.getEntriesByType('navigation').some(arrivedAnew);

/** To be called when the first page of a visit is left. */
export function endSteps(): void {
  inSteps = false;
}

type Props = {
  readonly children: ReactNode;
  /** How many drawings come first. */
  readonly step?: number;
};

/**
 * What lies below the first screen of a phone. On the first page of a visit it is drawn after what stands above has been
 * shown: laying out everything at one go would hold a slow phone for half a second.
 */
export function Later({ children, step = 1 }: Props) {
  const [left, setLeft] = useState(inSteps ? step : 0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => startTransition(() => setLeft(left - 1)));
    return () => clearTimeout(timer);
  }, [left]);
  return left === 0 ? children : <span hidden aria-busy="true" />;
}
