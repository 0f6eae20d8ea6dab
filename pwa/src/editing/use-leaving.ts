import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isUnasked } from '../device/unsaved.ts';

type Leaving = { readonly dirty: boolean; readonly onClose: () => void; readonly onLeave: () => void };

/**
 * Asks before something written is left: by the dialog's own buttons, by a link, by closing the tab. `onLeave` gives it up.
 */
export function useLeaving({ dirty, onClose, onLeave }: Leaving) {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty && !isUnasked(),
    withResolver: true,
  });
  const stay = () => {
    setClosing(false);
    blocker.reset?.();
  };
  const leave = () => {
    setClosing(false);
    onLeave();
    onClose();
    blocker.proceed?.();
  };
  const ask = () => (dirty ? setClosing(true) : onClose());
  return { asking: closing || blocker.status === 'blocked', ask, stay, leave };
}
