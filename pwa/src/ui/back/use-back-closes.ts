import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Where Back is the nearest way out of what covers the page: phones, upright or not, and tablets. */
const BY_THUMB = '(max-width: 640px), (pointer: coarse)';

/** While something covers the page of a phone, Back closes it, topmost first, and stays on the page. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const router = useRouter({ warn: false });
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!opened || !router || !matchMedia(BY_THUMB).matches) return;
    // Fetched when something is opened: no first page waits for it.
    const layer = import('../when-opened.ts').then(({ openLayer }) =>
      openLayer(router.history, () => latest.current()),
    );
    return () => void layer.then((leave) => leave());
  }, [opened, router]);
}
