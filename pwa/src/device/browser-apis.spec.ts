import { afterEach, expect, test, vi } from 'vitest';
import { openChannel, ownCaches, ownRegistration, ownWorkers } from './browser-apis.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('browser APIs that throw count as no caches, no worker and no other tabs', async () => {
  Object.defineProperty(globalThis, 'caches', { get: blocked, configurable: true });
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: blocked }));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        blocked();
      }
    },
  );
  const nothing = [ownCaches(), ownWorkers(), await ownRegistration(), openChannel('meikan'), openChannel('meikan')];
  expect(nothing).toEqual([null, null, null, null, null]);
  expect('BroadcastChannel' in globalThis).toBe(false);
});

test('a registration that the browser refuses counts as none', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => blocked() } });
  expect(await ownRegistration()).toBeNull();
});

test('a defect while asking for the registration is thrown', async () => {
  const broken = () => {
    throw new RangeError('a defect');
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => broken() } });
  await expect(ownRegistration()).rejects.toThrow('a defect');
});
