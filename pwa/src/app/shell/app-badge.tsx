import { useEffect } from 'react';
import { useSeenQueue } from '../../offline/face/use-seen-queue.ts';
import { showBadge } from '../install/badge.ts';

/** Keeps the number on the app's icon: edits that need their person. */
export function AppBadge() {
  const needed = useSeenQueue().rows.filter(({ status }) => status === 'standing').length;
  useEffect(() => void showBadge(needed), [needed]);
  return null;
}
