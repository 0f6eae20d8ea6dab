import { describe, expect, it } from 'vitest';
import { addressKey } from './same-address.ts';

describe('two addresses of one page have one key', () => {
  it.each([
    ['https://a.example/b', 'http://a.example/b'],
    ['https://a.example/b', 'HTTPS://A.Example/b'],
    ['https://a.example/b', 'https://www.a.example/b'],
    ['https://a.example/b', 'https://a.example./b'],
    ['https://a.example/b', 'https://a.example:443/b'],
    ['https://a.example/b', 'https://a.example:80/b'],
    ['https://a.example/b', 'https://a.example/b/'],
    ['https://a.example/b', 'https://a.example/c/../b//'],
    ['https://a.example/b', 'https://a.example/b#top'],
    ['https://a.example/b', 'https://a.example/%62'],
    ['https://a.example/b', 'https://a.example/b?'],
    ['https://a.example/b', 'https://a.example/b?utm_source=x&utm_medium=y&UTM_Campaign=z'],
    ['https://a.example/b', 'https://a.example/b/?fbclid=1&gclid=2#top'],
    ['https://a.example/b?q=1', 'https://a.example/b?gclid=2&q=1'],
    ['https://a.example/?p=1&q=2', 'https://a.example?q=2&p=1'],
    ['https://a.example/?q=東京 駅', 'https://a.example/?q=%e6%9d%b1%E4%BA%AC+駅'],
    ['https://a.example', 'https://a.example/'],
    ['https://例え.example/会社', 'https://xn--r8jz45g.example/%e4%bc%9a%E7%A4%BE'],
    ['https://例え.example/', 'https://例え。example'],
    ['https://my_blog.example.com', 'http://www.MY_BLOG.example.com/'],
  ])('%s and %s', (one, other) => expect(addressKey(other)).toBe(addressKey(one)));
});

describe('addresses of two pages have two', () => {
  it.each([
    ['https://a.example/b', 'https://a.example/B'],
    ['https://a.example/b', 'https://a.example/bc'],
    ['https://a.example/b', 'https://b.example/b'],
    ['https://a.example/b', 'https://blog.a.example/b'],
    ['https://a.example/b', 'https://a.example:8443/b'],
    ['https://a.example/b/c', 'https://a.example/b%2Fc'],
    ['https://a.example/?q=1', 'https://a.example/?q=2'],
    ['https://a.example/?q=1&r=2', 'https://a.example/?q=1%26r%3D2'],
    ['https://a.example/?utm=1', 'https://a.example/'],
    ['https://www.example/', 'https://example.example/'],
    ['https://www.example/', 'https://example/'],
  ])('%s and %s', (one, other) => expect(addressKey(other)).not.toBe(addressKey(one)));
});

it('an invalid address is its own key', () => expect(addressKey('なし')).toBe('なし'));
