import { expect, test } from 'vitest';
import { bringApp } from '../../app/testing/app-worker.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { accountOf, presentSession } from '../../session/session.ts';
import { cacheFor } from './lazy-cache.ts';

const OWN = '/profile/kurosaki-mio';

test('the own page is saved by itself once the app is on the device, and not before', async () => {
  await openPage(OWN, { as: 'general' });
  const saved = await cacheFor(accountOf(presentSession()) ?? '');
  const own = async () => (await saved.list()).find(({ reasons }) => reasons.includes('own'));
  await expect.poll(own).toBeDefined();
  await saved.lookOver();
  expect(await own()).toMatchObject({ savedDepth: null, state: 'partial' });
  await bringApp();
  // One look at a time: another one that goes on by itself would be all that there is.
  const lookedOver = async () => {
    await saved.lookOver();
    return own();
  };
  await expect.poll(lookedOver).toMatchObject({ savedDepth: 'whole', state: 'whole' });
});
