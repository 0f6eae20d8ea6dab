import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Constellation, startConstellation } from './constellation/start-constellation.ts';

let stars: Constellation;
beforeAll(async () => {
  stars = await startConstellation();
});
afterAll(() => stars[Symbol.asyncDispose]());

test('signs in', async () => {
  for (const role of ['general', 'business', 'admin'] as const) {
    const page = await stars.open(role);
    await page.goto('/account');
    console.log(role, await page.getByRole('main').innerText());
    await page.context().close();
  }
  expect(stars.complaints).toEqual([]);
});
