import { contentMainCategories } from '@meikan/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesTestApp } from '../testing/open-pages.ts';

let testApp: PagesTestApp;
beforeAll(async () => {
  testApp = await openPages();
});
afterAll(() => testApp.close());

describe('the drawing of a category', () => {
  it('is there for each, drawn in lines that need no font', async () => {
    const addresses = contentMainCategories.flatMap(({ categories }) =>
      categories.map(({ defaultIcon }) => defaultIcon),
    );
    const drawn = new Set<string>();
    for (const address of addresses) {
      const { statusCode, headers, body } = await testApp.get(address);
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/svg+xml; charset=utf-8']);
      expect(body).toMatch(/<g fill="#[0-9a-f]{6}"><path [^>]*d="M/);
      expect(body).not.toContain('<text');
      drawn.add(body);
    }
    expect(drawn.size).toBe(
      new Set(contentMainCategories.flatMap(({ key, categories }) => categories.map(({ emoji }) => `${key} ${emoji}`)))
        .size,
    );
  });

  it('is not sent again to who has it', async () => {
    const address = '/icons/content/private_blog/private_blog_tech.svg';
    const { etag } = (await testApp.get(address)).headers;
    for (const named of [`${etag}`, `W/${etag}`, `"x", ${etag}`, '*']) {
      expect((await testApp.get(address, { 'if-none-match': named })).statusCode).toBe(304);
    }
  });

  it.each([
    '/icons/content/private_blog/slide_tech.svg',
    '/icons/content/none/none.svg',
    '/icons/content/job/job_cs.png',
  ])('is not there for what is no category: %s', async (address) =>
    expect((await testApp.get(address)).statusCode).toBe(404),
  );
});
