import { useEffect, useRef, useState } from 'react';
import { afterFirstPage } from '../../../api/first-page.ts';
import { unlessClosed } from '../../../device/closed.ts';
import { useSession } from '../../../session/session.ts';
import type { Saved } from '../../cache/index.ts';
import { cacheFor } from '../../cache/lazy-cache.ts';
import { VISITOR } from '../../cache/thing.ts';

/** The account under which things are saved here. */
export function useSavedAccount(): string {
  const session = useSession();
  return session.kind === 'account' ? session.account.id : VISITOR;
}

/** A first visitor's page comes before what the device keeps, which is nothing yet. */
const ready = async (account: string): Promise<void> => (account === VISITOR ? afterFirstPage() : undefined);

/**
 * What the device keeps for whoever sits before it; `null` until it is open. `now`: somebody has asked for it by hand, and it
 * waits for nothing.
 */
export function useSaved(now = false): Saved | null {
  const account = useSavedAccount();
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    let left = false;
    void (now ? Promise.resolve() : ready(account))
      .then(() => cacheFor(account))
      .then((opened) => {
        if (!left) setSaved(opened);
      });
    return () => {
      left = true;
      setSaved(null);
    };
  }, [account, now]);
  return saved;
}

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
