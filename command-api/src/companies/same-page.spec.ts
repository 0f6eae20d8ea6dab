import { describe, expect, it } from 'vitest';
import { pageKey } from './same-page.ts';

const page = { name: 'つばめ勘定', website: 'https://tsubame.example/kanjo' };
const named = (name: string) => pageKey({ ...page, name });

describe('two pages are of the same thing', () => {
  it.each([
    { ...page, website: 'http://www.tsubame.example/kanjo/' },
    { ...page, website: 'https://tsubame.example:443/kanjo?utm_source=meikan#top' },
    { ...page, name: ' つばめ勘定\u3000' },
    { ...page, name: 'ツバメ 勘定' },
    { ...page, name: 'ﾂﾊﾞﾒ勘定' },
  ])('%o', (other) => expect(pageKey(other)).toBe(pageKey(page)));

  it.each([
    ['株式会社重ね', '㈱重ね'],
    ['株式会社重ね', '（株）重ね'],
    ['株式会社重ね', '株式会社　重ね'],
    ['株式会社重ね', '㍿重ね'],
    ['株式会社重ね', '重ね株式会社'],
    ['㈱重ね', '重ね(株)'],
    ['有限会社つばめ', 'つばめ㈲'],
    ['合同会社つばめ', '（同）つばめ'],
    ['髙木商店', '高木商店'],
    ['渡邊と斎藤', '渡辺と齋藤'],
    ['葛\u{E0100}城', '葛城'],
    ['ＡＢＣ㈱', 'abc(株)'],
    ['Kasane, Inc.', 'KASANE Inc'],
    ['Café', 'cafe\u0301'],
    ['★★', '★★ '],
  ])('whatever the spelling of the name: %s and %s', (one, other) => expect(named(other)).toBe(named(one)));

  it.each([
    { ...page, name: 'つばめ会計' },
    { ...page, website: 'https://tsubame.example/kaikei' },
    { ...page, website: 'https://tsubame.example:8443/kanjo' },
    { ...page, website: null },
  ])('not %o', (other) => expect(pageKey(other)).not.toBe(pageKey(page)));

  it.each([
    ['株式会社重ね', '有限会社重ね'],
    ['株式会社重ね', '重ね'],
    ['株式会社', '重ね'],
    ['C++', 'C'],
    ['C#', 'C'],
    ['★★', '♪♪'],
    [`${'長'.repeat(130)}一`, `${'長'.repeat(130)}二`],
    [`${'㍿'.repeat(40)}一`, `${'㍿'.repeat(40)}二`],
  ])('not of two names: %s and %s', (one, other) => expect(named(other)).not.toBe(named(one)));

  it('whatever the number of slashes at the end', () => {
    expect(pageKey({ ...page, website: `${page.website}${'/'.repeat(1_000)}` })).toBe(pageKey(page));
  });
});
