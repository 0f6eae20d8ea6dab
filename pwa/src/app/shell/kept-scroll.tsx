import { useQueryClient } from '@tanstack/react-query';
import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** With these a reader moves through the page, or acts on it. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * After Back, Forward or a reload the page stands where it was left. The router scrolls once, as far down as the page reaches at that
 * moment; what comes later would leave its reader too high up.
 */
export function KeptScroll() {
  const router = useRouter();
  const client = useQueryClient();
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  // The page that was there first may be one that was loaded anew.
  const returned = useRef(true);
  useEffect(
    () =>
      router.history.subscribe(({ action: { type } }) => {
        returned.current = type !== 'PUSH' && type !== 'REPLACE';
      }),
    [router],
  );
  useEffect(() => keepPlaceOnLeaving(() => router.state.status === 'pending'), [router]);
  useEffect(() => {
    if (place && top > 0 && returned.current) return holdAt(top, () => client.isFetching() > 0);
    return undefined;
  }, [place, top, client]);
  return null;
}

/**
 * While the next page is on its way, its outline may stand in place of the page that is left, and is shorter: what the router took for a
 * scroll of that page would be where its reader is brought back to. It has the right place from before.
 */
function keepPlaceOnLeaving(leaving: () => boolean): () => void {
  const ended = new AbortController();
  const keep = (event: Event) => {
    if (event.target === document && leaving()) event.stopImmediatePropagation();
  };
  addEventListener('scroll', keep, { signal: ended.signal, capture: true });
  return () => ended.abort();
}

/** Keeps the page scrolled to `top` px while it grows, until it is whole or somebody acts. */
function holdAt(top: number, growing: () => boolean): () => void {
  const held = new AbortController();
  const { signal } = held;
  const letGo = () => held.abort();
  const size = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (!growing() && Math.abs(scrollY - top) <= 1) letGo();
  });
  size.observe(document.body);
  signal.addEventListener('abort', () => size.disconnect());
  for (const act of ACTS) addEventListener(act, letGo, { signal, capture: true, passive: true });
  return letGo;
}
