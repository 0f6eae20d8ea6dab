import { useEffect, useState } from 'react';
import { afterFirstPage } from '../../../api/first-page.ts';
import { useSession } from '../../../session/session.ts';
import type { Saved } from '../index.ts';
import { cacheFor } from '../lazy-cache.ts';
import { VISITOR } from '../visitor.ts';

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
