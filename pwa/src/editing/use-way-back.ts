import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened a dialog, also when another dialog follows it: by then the button that was
 * pressed last is gone with the first one, and the focus would fall to the top of the page.
 */
export function useWayBack(opened: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
