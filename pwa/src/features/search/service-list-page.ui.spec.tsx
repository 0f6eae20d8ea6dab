import { searchCompanies } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, PHONE } from '../../app/testing/open-page.tsx';
import { playChanged } from '../../app/testing/play.ts';
import { worker } from '../../app/testing/played-server.ts';

const BROKEN = '/images/broken.webp';
const SERVICES = '/search-service';
const cards = page.getByRole('list', { name: 'サービス' }).getByRole('listitem');
const waiting = () => document.querySelectorAll('.sk').length;

test('a description of a service is cut after two lines', async () => {
  await openPage(SERVICES, { size: PHONE });
  const description = cards.first().element().querySelector('.item__d');
  if (description === null) throw new Error('The first card has no description.');
  const lines = (text: string) => {
    description.textContent = text;
    return Math.round(
      description.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(description).lineHeight),
    );
  };
  expect(lines('短い紹介')).toBe(1);
  expect(lines('長い紹介の文です。'.repeat(40))).toBe(2);
});

test('a broken logo is replaced by the first character of its category', async () => {
  // One that no test has loaded: the browser keeps what did.
  playChanged(searchCompanies, (services) => services.map((service) => ({ ...service, logo: BROKEN })));
  worker.use(http.get(BROKEN, () => new Response('', { headers: { 'content-type': 'image/webp' } })));
  await openPage(SERVICES);
  const card = cards.first().element();
  card.scrollIntoView();
  await expect.poll(() => card.querySelector('.logo-c')?.textContent).toMatch(/^\S$/u);
  expect(card.querySelectorAll('img.logo')).toHaveLength(0);
});

test('a search shows progress, its count, and a failure with a way to retry', async () => {
  const held = Promise.withResolvers<void>();
  let fails = true;
  worker.use(
    http.get(searchCompanies.path, async () => {
      await held.promise;
      const headers = { 'content-type': 'application/problem+json' };
      return fails ? new Response('{}', { status: 503, headers }) : undefined;
    }),
  );
  const opened = openPage(SERVICES);
  await expect.poll(waiting).toBeGreaterThan(0);
  held.resolve();
  await opened;
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(again).toBeVisible();
  expect(waiting()).toBe(0);
  fails = false;
  await again.click();
  await expect.element(cards.first()).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: /^\d+件のサービス/ })).toBeVisible();
});
