import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from './testing/open-page.tsx';
import { PAGES } from './testing/places.ts';

const title = page.getByRole('heading', { level: 1 });

test.each(PAGES.filter(([path]) => path !== '/'))('%s opens with a trailing slash', async (path, role) => {
  await openPage(path, { as: role });
  const name = title.element().textContent;
  await openPage(`${path}/`, { as: role });
  expect(title.element().textContent).toBe(name);
});
