import sax from 'sax';
import { describe, expect, it, vi } from 'vitest';
import { parseFeed } from './parse-feed.ts';
import { type FeedLimits, readFeed } from './read-feed.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const source = (text: string) => ({ body: Buffer.from(text), contentType: 'text/xml', url: 'https://a.example/feed' });
const parse = (text: string) => parseFeed(source(text), NOW);
const read = (text: string, limits?: FeedLimits) => readFeed(source(text), NOW, limits);
const rss = (items: string, attributes = '') => `<rss ${attributes}><channel>${items}</channel></rss>`;
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');
const laughs = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';

describe('a feed that means harm', () => {
  it.each([
    ['a billion laughs', `${laughs}${rss('<item><title>&b;</title></item>')}`, 'doctype'],
    [
      'one long entity, often',
      `<!DOCTYPE r [<!ENTITY e "${'x'.repeat(100_000)}">]>${rss('&e;'.repeat(100_000))}`,
      'too-complex',
    ],
    ['an external document type', `<!DOCTYPE r SYSTEM "file:///etc/passwd">${rss('')}`, 'doctype'],
    ['nesting without end', '<rss>'.concat('<a>'.repeat(100_000)), 'too-complex'],
    [
      'a hundred thousand prefixes',
      rss(
        '',
        many(100_000, (i) => `xmlns:a${i}="b" `),
      ),
      'too-complex',
    ],
    [
      'a hundred thousand attributes',
      rss(
        '',
        many(100_000, (i) => `a${i}="b" `),
      ),
      'too-complex',
    ],
    ['a comment of 3 MB', `<rss><!--${'x'.repeat(3_000_000)}--></rss>`, 'too-complex'],
    ['JSON without end', '{"a":'.repeat(500_000), 'malformed'],
  ])('is left after the first 128 KiB: %s', (_name, text, fault) => {
    using written = vi.spyOn(sax.SAXParser.prototype, 'write');
    expect(() => parse(text)).toThrow(expect.objectContaining({ fault }));
    const read = written.mock.calls.reduce((sum, [piece]) => sum + String(piece).length, 0);
    expect(read).toBeLessThanOrEqual(128 * 1024);
  });

  it('is refused under the fault that its worker thread found', async () => {
    await expect(read(`${laughs}${rss('')}`)).rejects.toMatchObject({ fault: 'doctype' });
  });

  it('is asked for nothing outside: XInclude stays an unknown element', async () => {
    const include = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>';
    expect(await read(rss(`<item><guid>g</guid><title>a${include}b</title></item>`))).toMatchObject([{ title: 'ab' }]);
  });

  it('costs a title of bounded length: a million references, 50 MB in one CDATA section', () => {
    for (const text of ['&#38;'.repeat(1_000_000), `<![CDATA[${'x'.repeat(50_000_000)}]]>`]) {
      const [item] = parse(rss(`<item><guid>g</guid><title>${text}</title></item>`));
      expect(item?.title).toHaveLength(4096);
    }
  });

  it('is ended when its time is over, and when it takes too much memory', async () => {
    const honest = rss(many(20_000, (i) => `<item><guid>${i}</guid></item>`));
    await expect(read(honest, { milliseconds: 1, heapMegabytes: 64 })).rejects.toMatchObject({ fault: 'too-slow' });
    const greedy = `{"version":"https://jsonfeed.org/version/1","items":[${'[],'.repeat(1_500_000)}0]}`;
    await expect(read(greedy, { milliseconds: 30_000, heapMegabytes: 16 })).rejects.toMatchObject({
      fault: 'too-complex',
    });
  });
});

it('a feed of 100,000 items is read', () => {
  expect(parse(rss(many(100_000, (i) => `<item><link>http://a.example/${i}</link></item>`)))).toHaveLength(100);
});
