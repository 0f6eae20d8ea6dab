import { type LowerBound, searchEverything } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { fromRecord, worker } from '../../app/testing/played-server.ts';

/** As the server answers where it has not looked at all pages that there are. */
function boundedBy(lowerBound: LowerBound): void {
  worker.use(
    http.get(searchEverything.path, async ({ request }) => {
      const answer = await fromRecord(searchEverything, request);
      answer.headers.set('lower-bound', lowerBound);
      return answer;
    }),
  );
}

const afterCount = (count: Element | null): string => (count ? getComputedStyle(count, '::after').content : 'missing');

test('where there may be more than were counted, the total and each count say so', async () => {
  boundedBy('total,counter');
  await openPage('/search?kind=person', { size: [360, 800] });
  await expect.element(page.getByRole('status').getByText(/^全\d+件以上$/)).toBeVisible();
  const kinds = page.getByRole('navigation', { name: '検索結果の種類' });
  expect(afterCount(kinds.getByRole('link', { name: /^会社/ }).element().querySelector('.n'))).toBe('"+"');
  await expect.element(page.getByText(/^\d+ 件以上のうち 1-12 件$/)).toBeVisible();
  await page.getByRole('button', { name: '絞り込む' }).click();
  await expect.element(page.getByRole('button', { name: '結果を見る' })).toBeVisible();
});

test('where all of what is chosen were counted, the total is exact and the counts beside it are not', async () => {
  boundedBy('counter');
  await openPage('/search?kind=person');
  await expect.element(page.getByRole('status').getByText(/^全\d+件$/)).toBeVisible();
  const trades = page.getByRole('navigation', { name: '職種' });
  expect(
    afterCount(
      trades
        .getByRole('link', { name: /^エンジニア/ })
        .element()
        .querySelector('.n'),
    ),
  ).toBe('"+"');
});
