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
