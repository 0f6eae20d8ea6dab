import { test } from 'vitest';
import { shows, showsKept } from './testing/every-tab.ts';
import { OTHER, OWN } from './testing/pages.ts';
import { ofKiichi, ofMio } from './testing/tabs-of-demo.ts';

test('every tab as an administrator sees it, with a network: as a visitor does', async () => {
  await shows('admin', OWN, ofMio);
});

test.each([
  ['a visitor', 'anonymous', OWN, ofMio],
  ['another member', 'general', OTHER, ofKiichi],
  ['an administrator', 'admin', OWN, ofMio],
] as const)(
  'every tab as %s sees it, on a device that keeps the page and has no network',
  async (_viewer, as, path, expected) => {
    await showsKept(as, path, expected);
  },
);
