import { test } from 'vitest';
import { shows, showsKept } from './testing/every-tab.ts';
import { OTHER, OWN } from './testing/pages.ts';
import { ofKiichi, ofMio } from './testing/tabs-of-demo.ts';

test("every tab for an administrator, online, is as a visitor's", async () => {
  await shows('admin', OWN, ofMio);
});

test.each([
  ['a visitor', 'anonymous', OWN, ofMio],
  ['another member', 'general', OTHER, ofKiichi],
  ['an administrator', 'admin', OWN, ofMio],
] as const)(
  'every tab for %s, offline on a device with the saved page, shows its content',
  async (_viewer, as, path, expected) => {
    await showsKept(as, path, expected);
  },
);
