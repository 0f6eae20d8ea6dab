import { readFileSync } from 'node:fs';
import { japanDay } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const URL_OF = 'https://mio-log.example/feed.xml';
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const parse = (body: Uint8Array | string, contentType = 'application/xml', url = URL_OF) =>
  parseFeed({ body: typeof body === 'string' ? Buffer.from(body) : body, contentType, url }, NOW).map(
    ({ guid, title, link, at }) => [guid, title, link, at === null ? null : japanDay(at)],
  );
const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`;
const utf16 = (text: string, mark: string) => Buffer.from(`${mark}${text}`, 'utf16le');

const DIARY = [
  ['mio-log-12', '返金処理を冪等にするまで', 'https://mio-log.example/posts/12', '2026-11-02'],
  [
    'https://mio-log.example/posts/11',
    '障害振り返りの型 — 15分で書く',
    'https://mio-log.example/posts/11',
    '2026-10-19',
  ],
  ['https://mio-log.example/posts/1', '日付のない記事 表・裏・能・予', 'https://mio-log.example/posts/1', null],
];

describe('the form of a feed', () => {
  it.each([
    ['RSS 2.0 in UTF-8', fixture('rss-2.0-utf-8.xml'), 'application/rss+xml'],
    ['in Shift_JIS by its prolog', fixture('rss-2.0-shift-jis.xml'), 'application/rss+xml'],
    ['in Shift_JIS by its header', fixture('rss-2.0-shift-jis.xml'), 'text/xml; charset="Shift_JIS"'],
    ['in Shift_JIS whatever the header claims', fixture('rss-2.0-shift-jis.xml'), 'text/xml; charset=UTF-8'],
    ['under a charset that does not exist', fixture('rss-2.0-utf-8.xml'), 'text/xml; charset=klingon'],
    ['in UTF-16 with a mark', utf16(fixture('rss-2.0-utf-8.xml').toString(), '\uFEFF'), 'text/xml'],
    ['in UTF-16 without one', utf16(fixture('rss-2.0-utf-8.xml').toString(), ''), 'text/xml'],
    ['in big-endian UTF-16', utf16(fixture('rss-2.0-utf-8.xml').toString(), '\uFEFF').swap16(), 'text/xml'],
  ])('is read %s', (_name, body, contentType) => expect(parse(body, contentType)).toEqual(DIARY));

  it('may be RSS 1.0 in EUC-JP: newest first, whatever its order', () => {
    expect(parse(fixture('rss-1.0-euc-jp.rdf'), 'application/rdf+xml')).toEqual([
      [
        'https://kura.example/archives/77.html',
        '夜間バッチを昼に移す',
        'https://kura.example/archives/77.html',
        '2026-03-31',
      ],
      [
        'https://kura.example/archives/76.html',
        '正規表現で「高崎」を探す',
        'https://kura.example/archives/76.html',
        '2026-03-01',
      ],
    ]);
  });

  it('may be Atom behind a byte order mark, with titles of all three kinds', () => {
    expect(parse(fixture('atom-utf-8-bom.xml'), 'application/atom+xml', 'https://hoshino.example/feed')).toEqual([
      ['tag:hoshino.example,2026:blog/1', 'Vec<T> を読む', 'https://hoshino.example/entries/1', '2026-09-10'],
      ['tag:hoshino.example,2026:blog/2', 'a <b> は太字のしるし', 'https://hoshino.example/entries/2', '2026-09-01'],
      ['tag:hoshino.example,2026:blog/3', '図で見る合意', 'https://hoshino.example/entries/3', '2026-08-01'],
    ]);
  });

  it('may be JSON Feed, whatever its header says', () => {
    expect(parse(fixture('feed-1.1.json'), 'text/plain')).toEqual([
      ['42', '声で書く <試し>', 'https://shiomi.example/42', '2026-05-05'],
      ['https://shiomi.example/41', '登壇しました', 'https://elsewhere.example/talk', null],
    ]);
  });

  it('may be careless: bare ampersands, entities of HTML, prefixes that nobody bound', () => {
    const item =
      '<item><title>R&D &nbsp;&foo; 室</title><link>http://a.example/?x=1&y=2</link><dc:date>2026-01-02</dc:date></item>';
    expect(parse(rss(item))).toEqual([[null, 'R&D &foo; 室', 'http://a.example/?x=1&y=2', '2026-01-02']]);
  });

  it.each([
    ['a page', '<html><body><p>404</p></body></html>', 'not-a-feed'],
    ['nothing', '', 'not-a-feed'],
    ['an OPML', '<opml><body/></opml>', 'not-a-feed'],
    ['other JSON', '{"items":[]}', 'not-a-feed'],
    ['half of a feed', '<rss><channel><item>', 'malformed'],
    ['half of a JSON', '{"version":', 'malformed'],
    ['a page of HTML 5', '<!DOCTYPE html><html lang="ja"><head><title>a</title></head></html>', 'not-a-feed'],
    ['a page of XHTML', '<!doctype HTML PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd"><html/>', 'not-a-feed'],
    ['noise', '\u0001\u0002', 'malformed'],
    ['crossed tags', '<rss><channel></rss></channel>', 'malformed'],
  ])('is not %s', (_name, body, fault) => {
    expect(() => parse(body)).toThrow(expect.objectContaining({ fault }));
  });
});

describe('the items of a feed', () => {
  it('are one per guid, else one per address without what tracks readers', () => {
    const items = [
      '<item><guid>g</guid><title>new</title><pubDate>2 Nov 2026</pubDate></item>',
      '<item><guid>g</guid><title>old</title><pubDate>1 Nov 2026</pubDate></item>',
      '<item><guid>http://a.example/g/</guid><link>http://a.example/y</link></item>',
      '<item><guid>https://www.a.example/g</guid><link>https://a.example/y/</link></item>',
      '<item><link>https://a.example/x/?utm_source=rss&amp;b=1&amp;a=2#utm_medium=rss</link></item>',
      '<item><link>http://www.A.example/x?a=2&amp;b=1</link></item>',
    ];
    expect(parse(rss(items.join(''))).map(([guid, title, link]) => [guid, title, link])).toEqual([
      ['g', 'new', ''],
      ['http://a.example/g/', '', 'http://a.example/y'],
      [null, '', 'https://a.example/x/?utm_source=rss&b=1&a=2#utm_medium=rss'],
    ]);
  });

  it('are all kept that share a guid or a page, and say so', () => {
    const items = [
      '<item><guid>g</guid><link>http://a.example/1</link></item>',
      '<item><guid>g</guid><link>http://a.example/2</link></item>',
      '<item><guid>h</guid><link>http://a.example/2</link></item>',
      '<item><link>http://a.example/x#1</link></item>',
      '<item><link>http://a.example/x#2</link></item>',
      '<item><link>http://a.example/x</link></item>',
      '<item><link>http://a.example/y#1</link></item>',
    ];
    const source = { body: Buffer.from(rss(items.join(''))), contentType: '', url: URL_OF };
    expect(parseFeed(source, NOW).map(({ link, sharesName }) => [new URL(link).pathname, sharesName])).toEqual([
      ['/1', true],
      ['/2', true],
      ['/2', false],
      ['/x', true],
      ['/x', true],
      ['/x', true],
      ['/y', false],
    ]);
  });

  it.each([
    ['each has its own', ['/1', '/2'], [true, true]],
    ['some share one', ['/', '/', '/3'], [false, false, true]],
    ['it is alone, so that nothing shows what its link is', ['/'], [false]],
  ])('say whether their links are their own: %s', (_when, paths, own) => {
    const items = paths.map((path, n) => `<item><guid>${n}</guid><link>http://a.example${path}</link></item>`);
    const source = { body: Buffer.from(rss(items.join(''))), contentType: '', url: URL_OF };
    expect(parseFeed(source, NOW).map(({ ownsLink }) => ownsLink)).toEqual(own);
  });

  it.each([
    ['0000-01-01', null],
    ['2099-01-01T00:00:00Z', null],
    ['昨日', null],
    ['1', null],
    ['Mon, 02 Nov 2026 15:00:00 GMT', '2026-11-03'],
    ['2 Nov 2026 23:59 JST', '2026-11-02'],
    ['2026-11-02T23:59:59', '2026-11-02'],
    ['2026-11-02T23:59:59.123-05:00', '2026-11-03'],
    ['2026/1/2', '2026-01-02'],
    ['Monday, 2 November 2026 10:00:00 PST', '2026-11-03'],
  ])('that say %s stand at %s', (text, day) => {
    expect(parse(rss(`<item><link>http://a.example/</link><pubDate>${text}</pubDate></item>`))[0]?.[3]).toBe(day);
  });

  it('are the newest hundred, undated ones last', () => {
    const day = (index: number) => new Date(NOW - index * 3_600_000).toISOString();
    const items = Array.from(
      { length: 5_000 },
      (_, index) => `<item><guid>${index}</guid><dc:date>${day(index)}</dc:date></item>`,
    );
    const guids = parse(rss(`<item><guid>undated</guid></item>${items.reverse().join('')}`)).map(([guid]) => guid);
    expect(guids).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
  });

  it('keep only their words of a title in HTML', () => {
    const title =
      '&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;x&lt;/script&gt; 1 &lt; 2 &amp;amp; Map&lt;K&gt; <![CDATA[<!-- c -->&#x26;&#0;]]>';
    expect(parse(rss(`<item><title>${title}</title></item>`))[0]?.[1]).toBe('x 1 < 2 & Map<K> &&#0;');
  });
});
