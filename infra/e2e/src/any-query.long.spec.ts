import { FULLEST_SIGHTS } from '@meikan/pwa/places';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

/** Names that some page reads, and one that none does. */
const NAMES = [
  ...['tab', 'view', 'overview', 'preview', 'page', 'limit', 'sort', 'search', 'kind', 'category', 'categories'],
  ...['usage', 'obtained', 'mainUsage', 'explore', 'industry', 'index', 'tag', 'canDo', 'mainArticleCategory'],
  ...['id', 'at', 'from', 'beside', 'step', 'returnTo', 'other'],
];
/** Keys of another list than the one that is asked, what cannot be parsed, and what would lead elsewhere. */
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.nat({ max: 1200 }).map(String),
  fc.constantFrom('private', 'company', 'PASSED-MEMBER', 'private_blog_tech', 'sns_community', 'VISITOR', 'newest'),
  fc.constantFrom(
    'null',
    '[1]',
    '{"a":1}',
    '1.0',
    '-1',
    '2)',
    'true',
    'evil',
    '%',
    '//evil.example',
    '/\\evil.example',
  ),
);
const query = fc.dictionary(fc.constantFrom(...NAMES), value, { minKeys: 1, maxKeys: 6 });

const QUERIES_PER_PAGE = 4;
const ROLES = [...new Set(FULLEST_SIGHTS.map(({ role }) => role))];
/** Some forty pages, a few times each. */
const ALL_MS = 900_000;

test.each(ROLES)(
  'no page that %s sees fails by what its address asks, nor any of its lists, nor leads elsewhere',
  { timeout: ALL_MS },
  async (role) => {
    const page = await app.open(role);
    const found: string[] = [];
    for (const { path } of FULLEST_SIGHTS.filter((sight) => sight.role === role)) {
      for (const asked of fc.sample(query, QUERIES_PER_PAGE)) {
        const [pathname = path, own] = path.split('?');
        // The tab of the place stands: its list is the one that is asked.
        const address = `${pathname}?${new URLSearchParams({ ...asked, ...Object.fromEntries(new URLSearchParams(own)) })}`;
        await visit(page, address);
        const isHere = new URL(page.url()).host === new URL(app.running.url).host;
        const failures = await page.getByText(/読み込めませんでした|不具合が起きています/).count();
        const away = await page
          .locator('a[href*="evil"]')
          .evaluateAll(
            (links) =>
              links.filter((link) => link instanceof HTMLAnchorElement && link.hostname.includes('evil')).length,
          );
        if (!isHere || failures + away > 0) found.push(address);
      }
    }
    expect(found).toEqual([]);
  },
);
