import { useEffect, useRef, useState } from 'react';
import { unlessClosed } from '../../store/closed.ts';
import type { Saved } from '../index.ts';

/** While much is saved at once, a list of everything is read anew this often at most, in ms. */
const REST = 200;

/**
 * What `read` answers, anew with every change of what is saved; `undefined` until the first answer, and of one account never
 * what another one was told.
 */
export function useWatched<T>(saved: Saved | null, read: (saved: Saved) => Promise<T> | T): T | undefined {
  const [answer, setAnswer] = useState<{ readonly of: Saved; readonly value: T }>();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (saved === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let left = false;
    const look = async () => {
      const value = await latest.current(saved);
      if (!left) setAnswer({ of: saved, value });
    };
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = null;
        void unlessClosed(look());
      }, REST);
    };
    void unlessClosed(look());
    const stop = saved.onChange(soon);
    return () => {
      left = true;
      if (timer !== null) clearTimeout(timer);
      stop();
    };
  }, [saved]);
  return answer?.of === saved ? answer?.value : undefined;
}
