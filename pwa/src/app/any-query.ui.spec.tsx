import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { searchTexts } from '../features/search/texts.ts';
import { router } from './router.tsx';
import { pageTexts } from './shell/page.texts.ts';
import { openPage } from './testing/open-page.tsx';
import { OWN_COMPANY, PAGES } from './testing/places.ts';

/** Every name that a page reads, with a value that it does not take: a mark of the text around a link, another type, a word out of its list. */
const MANGLED = new URLSearchParams({
  ...{ tab: '5)', view: 'TAGS)', overview: '"company_history"', page: '2)', limit: '999', sort: 'evil', kind: 'null' },
  ...{ categories: '[1]', industry: '{"a":1}', index: '1.0', explore: '1e3', mainUsage: '007', preview: 'True' },
  ...{ category: '"private"', usage: 'evil', obtained: 'evil', search: '　 ' },
  ...{ step: 'share', returnTo: '//evil.example/x', id: '../x', at: '-1', from: '2.5', beside: '1', other: '%' },
});

const title = page.getByRole('heading', { level: 1 });
const { failure, notFound } = pageTexts;

test.each(PAGES)('%s opens from a link with a mangled query', async (path, role) => {
  await openPage(`${path}?${MANGLED}`, { as: role });
  expect([failure.title, notFound.title]).not.toContain(title.element().textContent);
  const hosts = [...document.links].map(({ hostname }) => hostname);
  expect(hosts.filter((host) => host.includes('evil'))).toEqual([]);
});

test('a page opens with a trailing slash in its address', async () => {
  await openPage(`${OWN_COMPANY}/`, { as: 'business' });
  const name = title.element().textContent;
  await openPage(OWN_COMPANY, { as: 'business' });
  expect(title.element().textContent).toBe(name);
});

test.each(['null', '1.0', '{"a":1}'])('%s is searched for as plain text', async (text) => {
  await openPage(`/search?${new URLSearchParams({ search: text })}`);
  await expect.element(title).toHaveTextContent(searchTexts.results(text));
  expect(new URLSearchParams(location.search).get('search')).toBe(text);
});

const at = (address: string) => router.parseLocation(createMemoryHistory({ initialEntries: [address] }).location);

test('a repeated name in an address counts by its first value', () => {
  expect(at('/search?search=null&page=2&search=007').search).toEqual({ search: 'null', page: '2' });
});

const routes = Object.values(router.routesById);
const paths = routes.map(({ fullPath }) => fullPath.replaceAll(/\$\w+/g, 'x'));
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('null', '[1]', '{"a":1}', '1.0', '007', '-1', '2)', 'true', 'evil', '//evil.example'),
);
const query = fc.dictionary(fc.constantFrom(...MANGLED.keys(), 'search', 'tag', 'canDo', 'title', '__proto__'), value);

const defined = (search: object) => Object.fromEntries(Object.entries(search).filter(([, one]) => one !== undefined));

/** Which route answers a path, and what it reads of it; what it does not know stands in `**`. */
function answering(path: string) {
  const [, read, route] = router.getMatchedRoutes(at(path).pathname);
  return { id: route?.id, ...read };
}

test.each(paths.filter((path) => !path.endsWith('/')))('%s with a trailing slash is answered by its route', (path) => {
  expect(answering(`${path}/`)).toEqual(answering(path));
});

test('a page receives only the query names its route reads, and no query makes it fail', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), query, (path, asked) => {
      const matches = router.matchRoutes(at(`${path}?${new URLSearchParams(asked)}`));
      for (const { search, searchError, routeId } of matches) {
        expect(searchError).toBeUndefined();
        const read: unknown = routes.find(({ id }) => id === routeId)?.options.validateSearch;
        if (typeof read === 'function') expect(defined(search)).toEqual(defined(read(asked)));
      }
    }),
    { numRuns: 1000 },
  );
});
