import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const COUNT = 200;

/** Shows as many rows until the test ends. */
function openList(): void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  const items = Array.from({ length: COUNT }, (_none, index) => `${index + 1} 行目`);
  flushSync(() =>
    root.render(
      <WindowedList items={items} keyOf={String} label="行">
        {String}
      </WindowedList>,
    ),
  );
}

type Held = { readonly entries: IntersectionObserverEntry[]; readonly tell: () => void };

/** Keeps what the browser tells of each chunk, in their order, until it is told all at once, as to a page that was busy meanwhile. */
function tellLate(): readonly Held[] {
  const all: Held[] = [];
  class Late extends IntersectionObserver {
    constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const entries: IntersectionObserverEntry[] = [];
      super((some) => void entries.push(...some), options);
      all.push({ entries, tell: () => told(entries, this) });
    }
  }
  vi.stubGlobal('IntersectionObserver', Late);
  onTestFinished(() => void vi.unstubAllGlobals());
  return all;
}

test('a windowed list draws rows that come near before they were reported far', async () => {
  const chunks = tellLate();
  openList();
  const seen = () => chunks.at(-1)?.entries.map(({ isIntersecting }) => isIntersecting);
  await expect.poll(seen).toEqual([false]);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(seen).toEqual([false, true]);
  flushSync(() => chunks.at(-1)?.tell());
  expect(document.querySelector(`[aria-posinset="${COUNT}"]`)?.textContent).toBe('200 行目');
});
