import { describe, expect, it } from 'vitest';
import { pageKey } from './same-page.ts';
import { serviceCategoryOf } from './service-category.ts';

const page = { name: 'つばめ勘定', website: 'https://tsubame.example/kanjo' };

describe('two pages are of the same thing', () => {
  it.each([
    { ...page, website: 'http://www.tsubame.example/kanjo/' },
    { ...page, website: 'https://tsubame.example:443/kanjo#top' },
    { ...page, name: ' つばめ勘定\u3000' },
  ])('%o', (other) => expect(pageKey(other)).toBe(pageKey(page)));

  it('whatever the width and the case of the letters (H44)', () => {
    expect(pageKey({ ...page, name: 'ＡＢＣ㈱' })).toBe(pageKey({ ...page, name: 'abc(株)' }));
  });

  it.each([
    { ...page, name: 'つばめ会計' },
    { ...page, website: 'https://tsubame.example/kaikei' },
    { ...page, website: 'https://tsubame.example:8443/kanjo' },
    { ...page, website: null },
  ])('not %o', (other) => expect(pageKey(other)).not.toBe(pageKey(page)));

  it('whatever the number of slashes at the end', () => {
    expect(pageKey({ ...page, website: `${page.website}${'/'.repeat(1_000)}` })).toBe(pageKey(page));
  });
});

describe('the key of a category', () => {
  it('stands for its three levels', () => {
    expect(serviceCategoryOf('microblog')).toEqual({
      serviceType: 'web_service',
      mainCategory: 'sns_community',
      subCategory: 'microblog',
    });
    expect(serviceCategoryOf('sns_community')).toMatchObject({ serviceType: 'web_service', subCategory: null });
  });
  it('is one of the tree', () => {
    for (const key of ['', 'web_service', '__proto__']) expect(serviceCategoryOf(key)).toBeNull();
  });
});
