import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

test.each([
  [23, 1, '全 23 件中 1-5 件'],
  [23, 2, '全 23 件中 6-10 件'],
  [23, 5, '全 23 件中 21-23 件'],
  [1204, 1, '全 1,204 件中 1-5 件'],
  [0, 1, '全 0 件'],
])('pager: of %i items, page %i shows %s', (total, page, words) => {
  const foot = renderToStaticMarkup(<Pager total={total} page={page} pageSize={5} onPage={() => undefined} />);
  expect(foot).toContain(`>${words}<`);
});

test('pager: where there may be more, the range is of at least so many', () => {
  const foot = renderToStaticMarkup(<Pager total={2000} page={2} pageSize={12} atLeast onPage={() => undefined} />);
  expect(foot).toContain('>2,000 件以上のうち 13-24 件<');
});

test.each([
  [1, 4, '1 2 3 4'],
  [1, 25, '1 2 3 4 5 6 7 8 … 24 25'],
  [10, 25, '1 2 … 8 9 10 11 12 … 24 25'],
  [25, 25, '1 2 … 18 19 20 21 22 23 24 25'],
])('pager: on page %i of %i keeps two pages at each end and each side', (page, last, shown) => {
  const foot = renderToStaticMarkup(<Pager total={last} page={page} pageSize={1} onPage={() => undefined} />);
  expect(Array.from(foot.matchAll(/>(\d+|…)</g), ([, entry]) => entry).join(' ')).toBe(shown);
});
