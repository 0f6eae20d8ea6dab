import { useEffect, useState } from 'react';

const REST = 250;

/** A value once it has not changed for a quarter of a second: what a slider passes over is not asked for. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
