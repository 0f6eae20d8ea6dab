import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { somebody } from '../testing/somebody.ts';
import { MainLinks } from './main-links.tsx';

const links = (told: Parameters<typeof somebody>[0]) => renderToStaticMarkup(<MainLinks profile={somebody(told)} />);

test('main links are absent without a site and a hiring page', () => {
  expect(links({})).toBe('');
});

test('main links show one of the two alone', () => {
  const site = links({ companyWebsite: 'https://todai.example/' });
  expect(site).toContain('href="https://todai.example/"');
  expect(site.match(/<a /g)).toHaveLength(1);
  const hiring = links({ hiringUrl: 'https://todai.example/hiring' });
  expect(hiring).toContain('href="https://todai.example/hiring"');
  expect(hiring.match(/<a /g)).toHaveLength(1);
});
