import { eventually } from '@meikan/testkit';
import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { settled } from '../places/settled.ts';
import { follow, haveWorker, phones, visitWithWorker } from './phone.ts';

const stars = constellationPerFile();
const open = phones(stars);

test('F49: a page that is being loaded while the first worker activates gets it too, and opens other pages offline', async () => {
  const { front, context, page } = await open();
  const held = Promise.withResolvers<void>();
  front.spoil((path) => (path === '/privacy' ? held.promise : undefined));
  const late = await context.newPage();
  const loading = late.goto('/privacy');
  await eventually(() => front.asked.includes('/privacy'));
  await visitWithWorker(page, '/terms');
  held.resolve();
  await loading;
  await settled(late);
  await haveWorker(late);
  await context.setOffline(true);
  await follow(late, '/business/landing');
});
