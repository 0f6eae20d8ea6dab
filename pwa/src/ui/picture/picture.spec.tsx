import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './picture.tsx';

test("a company without a logo shows the companies' cat, and one with a logo shows it", () => {
  const bare = renderToStaticMarkup(<Logo src={null} />);
  expect(bare).toMatch(/<use href="[^"]*art[^"]*\.svg[^"]*#co"/);
  expect(bare).not.toContain('<img');
  const own = renderToStaticMarkup(<Logo src="/images/todai" />);
  expect(own).toMatch(/<img [^>]*src="\/images\/todai/);
  expect(own).not.toContain('<use');
});
