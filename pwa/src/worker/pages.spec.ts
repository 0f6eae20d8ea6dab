import { expect, test } from 'vitest';
import { movedPage } from './pages.ts';

test.each([
  ['https://meikan.example/profile/mio/', 'https://meikan.example/profile/mio'],
  [
    'https://meikan.example/search/?search=%E9%87%8D%E3%81%AD',
    'https://meikan.example/search?search=%E9%87%8D%E3%81%AD',
  ],
  ['https://meikan.example//evil.example/', 'https://meikan.example//evil.example'],
])('the page at %s is the page of %s', async (asked, location) => {
  const { status, headers } = await movedPage(new Request(asked));
  expect([status, headers.get('location')]).toEqual([308, location]);
});
