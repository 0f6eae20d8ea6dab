import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { deviceStore, readKept, tabStore } from './small-stores.ts';

const blocked = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};
const full = () => {
  throw new DOMException('No space.', 'QuotaExceededError');
};

/** A small store with what it holds; names are its own properties, as in a browser. */
function storageOf(held: Record<string, string>, isFull = false) {
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem(key: string, value: string) {
      if (isFull) full();
      held[key] = value;
    },
    removeItem: (key: string) => delete held[key],
  };
  const own = {
    ownKeys: () => Object.keys(held),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  return new Proxy(methods, own);
}

/** What the browser has under the name: what `ask` answers, or throws. */
const browserHas = (ask: () => unknown) => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get: ask, configurable: true });
};

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['of the device', deviceStore],
  ['of the tab', tabStore],
])('the small store %s', (_, store) => {
  test('returns what the browser kept', () => {
    const held: Record<string, string> = {};
    browserHas(() => storageOf(held));
    expect([store.setItem('meikan.a', '1'), held, store.getItem('meikan.a')]).toEqual([true, { 'meikan.a': '1' }, '1']);
    expect([store.keys(), store.writable() === null]).toEqual([['meikan.a'], false]);
    store.removeItem('meikan.a');
    expect([held, store.getItem('meikan.a'), store.keys()]).toEqual([{}, null, []]);
  });

  test.each([
    ['asking for it throws', blocked],
    ['there is none', () => null],
  ])('is empty where %s, and remembers within the page what it could not keep', (_why, ask) => {
    browserHas(ask);
    expect([store.getItem('meikan.b'), store.keys(), store.writable()]).toEqual([null, [], null]);
    expect([store.setItem('meikan.b', '2'), store.getItem('meikan.b'), store.keys()]).toEqual([
      false,
      '2',
      ['meikan.b'],
    ]);
    store.removeItem('meikan.b');
    expect(store.getItem('meikan.b')).toBeNull();
  });

  test('reports a full store, and leaves no old value in place of the new', () => {
    const held: Record<string, string> = { 'meikan.c': 'old', 'meikan.d': 'other' };
    browserHas(() => storageOf(held, true));
    expect([store.setItem('meikan.c', 'new'), store.getItem('meikan.c'), held]).toEqual([
      false,
      'new',
      { 'meikan.d': 'other' },
    ]);
    expect([store.writable(), store.getItem('meikan.d')]).toEqual([null, 'other']);
    store.removeItem('meikan.c');
  });

  test.each([['{"a":'], ['"another shape"'], ['null']])('reads nothing from %s, which has another shape', (text) => {
    browserHas(() => storageOf({ 'meikan.e': text }));
    expect(readKept(store, 'meikan.e', z.object({ a: z.string() }))).toBeNull();
  });
});
