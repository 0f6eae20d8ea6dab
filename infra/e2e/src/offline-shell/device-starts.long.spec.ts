import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { haveWorker, phones } from './phone.ts';

const stars = constellationPerFile();
const open = phones(stars);
const STARTS = 200;

test(`each of ${STARTS} devices that are led on at once, while the first worker comes, has it`, async () => {
  for (let start = 0; start < STARTS; start += 1) {
    const { context, page } = await open();
    await page.goto('/login');
    // The worker of the first page activates somewhere within the load of the second.
    await page.goto('/profile/kurosaki-mio');
    await haveWorker(page);
    await context.close();
  }
});
