import { expect, test } from 'vitest';
import { closePage, openPage } from './open-page.tsx';

test('the end of a test leaves of all caches the one by which the played server begins again, should its worker have ended', async () => {
  await openPage('/terms');
  await caches.open('meikan-pictures-tester');
  await closePage();
  expect(await caches.keys()).toEqual([expect.stringMatching(/^msw:/)]);
});
