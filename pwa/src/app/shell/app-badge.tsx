import { useEffect } from 'react';
import { usePresent } from '../../offline/index.ts';
import { showBadge } from '../install/badge.ts';

/** Keeps the number on the app's icon: edits that need their person. */
export function AppBadge() {
  const needed = usePresent(({ contents }) => contents.queue.rows.filter(({ status }) => status === 'standing').length);
  useEffect(() => void showBadge(needed), [needed]);
  return null;
}
