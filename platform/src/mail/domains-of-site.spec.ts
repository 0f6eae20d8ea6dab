import { expect, it } from 'vitest';
import { mailDomainsOf, siteDomainOf } from './domains-of-site.ts';

it.each([
  ['https://tsubame.co.jp/', ['tsubame.co.jp']],
  ['https://www.tsubame.co.jp/about?x=1', ['tsubame.co.jp']],
  ['https://shop.tsubame.co.jp', ['shop.tsubame.co.jp', 'tsubame.co.jp']],
  ['https://a.b.tsubame.example:8443/', ['a.b.tsubame.example', 'b.tsubame.example', 'tsubame.example']],
  ['https://www.www.jp/', ['www.jp']],
  ['https://つばめ.jp/', ['xn--k9jya3c.jp']],
  ['https://TSUBAME.CO.JP', ['tsubame.co.jp']],
])('names the domains of %s, the own first', (website, domains) => {
  expect(mailDomainsOf(website)).toEqual(domains);
});

it.each([
  ['no website', null],
  ['no address', 'tsubame'],
  ['a free mail provider', 'https://mail.yahoo.co.jp/'],
  ['an Internet provider', 'https://www.nifty.com/'],
  ['a mobile carrier', 'https://www.docomo.ne.jp/'],
  ['a public suffix', 'https://co.jp/'],
  ['a place where everybody has a name', 'https://github.io/'],
  ['an IP address', 'https://192.0.2.1/'],
  ['an IPv6 address', 'https://[2001:db8::1]/'],
  ['a name without a domain', 'http://localhost:8080/'],
])('names none for %s', (_, website) => {
  expect(mailDomainsOf(website)).toEqual([]);
});

it('names nothing above a name that anybody may have', () => {
  expect(mailDomainsOf('https://tsubame.github.io/')).toEqual(['tsubame.github.io']);
});

it('finds the domain of an address, in any case of letters and in any script', () => {
  const site = 'https://shop.tsubame.co.jp';
  expect(siteDomainOf('info@Tsubame.CO.JP', site)).toBe('tsubame.co.jp');
  expect(siteDomainOf('info@shop.tsubame.co.jp', site)).toBe('shop.tsubame.co.jp');
  expect(siteDomainOf('info@つばめ.jp', 'https://つばめ.jp')).toBe('xn--k9jya3c.jp');
});

it.each([
  'info@eviltsubame.co.jp',
  'info@mail.tsubame.co.jp',
  'info@co.jp',
  'info@tsubame.co.jp.example',
  'tsubame.co.jp@example.jp',
  'tsubame.co.jp',
])('knows no domain for %s, which is at another host', (address) => {
  const found = siteDomainOf(address, 'https://www.tsubame.co.jp/');
  expect(found).toBe(address.includes('@') ? null : 'tsubame.co.jp');
});
