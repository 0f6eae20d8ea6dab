import { useEffect, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { savedFor } from '../door.ts';
import type { Saved } from '../index.ts';
import { VISITOR } from '../visitor.ts';

/** The account under which things are saved here. */
export function useSavedAccount(): string {
  const session = useSession();
  return session.kind === 'account' ? session.account.id : VISITOR;
}

/** What the device keeps for whoever sits before it; `null` until it is open. */
export function useSaved(): Saved | null {
  const account = useSavedAccount();
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    let left = false;
    void savedFor(account).then((opened) => {
      if (!left) setSaved(opened);
    });
    return () => {
      left = true;
      setSaved(null);
    };
  }, [account]);
  return saved;
}
