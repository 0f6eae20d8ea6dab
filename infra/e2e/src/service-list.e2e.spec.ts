import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const SERVICES = '/search-service';
const cards = '.svc';

test('a description is cut after two lines', async () => {
  const page = await stars.open('anonymous', { viewport: { width: 360, height: 780 } });
  await visit(page, SERVICES);
  const description = page.locator(`${cards} .item__d`).first();
  const lines = (text: string) =>
    description.evaluate((shown, words) => {
      shown.textContent = words;
      return Math.round(shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight));
    }, text);
  expect(await lines('短い紹介')).toBe(1);
  expect(await lines('長い紹介の文です。'.repeat(40))).toBe(2);
});

test('a logo that does not load gives way to the first character of its category', async () => {
  const page = await stars.open('anonymous');
  await page.route(/\/images\//, (route) => route.fulfill({ status: 200, contentType: 'image/webp', body: '' }));
  await visit(page, SERVICES);
  const card = page.locator(cards).first();
  await card.scrollIntoViewIfNeeded();
  await card.locator('.logo-c').waitFor();
  expect(await card.locator('.logo-c').textContent()).toMatch(/^\S$/u);
  expect(await card.locator('img.logo').count()).toBe(0);
});

test('a search waits, counts what it finds, and says when it failed, with a way to ask again', async () => {
  const page = await stars.open('anonymous');
  const held = Promise.withResolvers<void>();
  let fails = true;
  await page.route(/\/api\/company\/search\?/, async (route) => {
    await held.promise;
    if (fails) return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
    return route.fallback();
  });
  await page.goto(SERVICES);
  await page.locator('.sk').first().waitFor();
  held.resolve();
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await again.waitFor();
  expect(await page.locator('.sk').count()).toBe(0);
  fails = false;
  await again.click();
  await page.locator(cards).first().waitFor();
  await page.getByText(/\d+件/).first().waitFor();
  stars.constellation.complaints.splice(0);
});
