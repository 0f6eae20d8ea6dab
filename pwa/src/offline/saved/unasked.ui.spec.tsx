import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { accountOf, presentSession } from '../../session/session.ts';
import { savedFor } from './door.ts';

const OWN = '/profile/kurosaki-mio';

/** A device that the app's worker has not reached yet. Answers how it does. */
function withoutApp(): () => void {
  const registration = vi.spyOn(ServiceWorkerContainer.prototype, 'getRegistration').mockResolvedValue(undefined);
  const ready = vi.spyOn(ServiceWorkerContainer.prototype, 'ready', 'get').mockReturnValue(new Promise(() => {}));
  onTestFinished(() => {
    registration.mockRestore();
    ready.mockRestore();
  });
  return () => registration.mockRestore();
}

test('an own page is fetched by itself when the app is on the device, without which it would not open, and not before', async () => {
  const arrive = withoutApp();
  await openPage(OWN, { as: 'general' });
  const saved = await savedFor(accountOf(presentSession()) ?? '');
  const own = async () => (await saved.list()).find(({ reasons }) => reasons.includes('own'));
  await expect.poll(own).toBeDefined();
  await saved.lookOver();
  expect(await own()).toMatchObject({ savedDepth: null, state: 'partial' });
  arrive();
  // One look at a time: another one that goes on by itself would be all that there is.
  const lookedOver = async () => {
    await saved.lookOver();
    return own();
  };
  await expect.poll(lookedOver).toMatchObject({ savedDepth: 'whole', state: 'whole' });
});
