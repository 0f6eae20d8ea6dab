import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';
import { LONGEST_TEXT } from './raw-entry.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const parse = (text: string, url = 'https://mio.example/blog/feed.xml') =>
  parseFeed({ body: Buffer.from(text), contentType: '', url }, NOW);
const ATOM = 'http://www.w3.org/2005/Atom';
const rss = (items: string, attributes = '') => `<rss ${attributes}><channel>${items}</channel></rss>`;
const atom = (entries: string, attributes = '') => `<feed xmlns="${ATOM}" ${attributes}>${entries}</feed>`;
const json = (...items: readonly object[]) => JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items });
const titleIn = (text: string) => parse(text)[0]?.title;
const linkIn = (text: string) => parse(text)[0]?.link;

describe('a relative link', () => {
  const entry = (link: string, attributes = '') => `<entry ${attributes}>${link}</entry>`;
  const item = (link: string, attributes = '') => `<item ${attributes}>${link}</item>`;

  it.each([
    ['the feed’s address', atom(entry('<link href="p/1"/>')), 'https://mio.example/blog/p/1'],
    ['the feed’s address in RSS', rss(item('<link>/p/1</link>')), 'https://mio.example/p/1'],
    ['the feed’s address in JSON', json({ url: '../p/1' }), 'https://mio.example/p/1'],
    [
      'that of the feed',
      atom(entry('<link href="p/1"/>'), 'xml:base="https://b.example/x/"'),
      'https://b.example/x/p/1',
    ],
    ['that of the entry', atom(entry('<link href="1"/>', 'xml:base="http://b.example/y/"')), 'http://b.example/y/1'],
    [
      'those of feed and entry',
      atom(entry('<link href="1"/>', 'xml:base="y/"'), 'xml:base="//b.example/x/"'),
      'https://b.example/x/y/1',
    ],
    [
      'that of the link',
      atom(entry('<link xml:base="z/" href="1"/>', 'xml:base="y/"')),
      'https://mio.example/blog/y/z/1',
    ],
    [
      'those around RSS',
      rss(item('<link xml:base="z/">1</link>', 'xml:base="y/"'), 'xml:base="http://b.example"'),
      'http://b.example/y/z/1',
    ],
    [
      'none that has ended',
      rss(`<image xml:base="http://c.example/"><a/></image>${item('<link>1</link>')}`),
      'https://mio.example/blog/1',
    ],
    [
      'none that is no web address',
      atom(entry('<link href="1"/>'), 'xml:base="javascript:x"'),
      'https://mio.example/blog/1',
    ],
    ['none that cannot be read', atom(entry('<link href="1"/>'), 'xml:base="http://["'), 'https://mio.example/blog/1'],
    [
      'none where it is absolute',
      atom(entry('<link href="http://d.example/"/>'), 'xml:base="http://b.example/"'),
      'http://d.example/',
    ],
  ])('stands against the base around it: %s', (_name, feed, link) => expect(linkIn(feed)).toBe(link));
});

describe('characters of Windows under their numbers there', () => {
  const ODD = 'It&#146;s &#x93;a&#148; &#133;';
  const EVEN = 'It’s “a” …';

  it.each([
    ['a title of RSS', rss(`<item><title>${ODD}</title></item>`)],
    ['a title in CDATA', rss(`<item><title><![CDATA[${ODD}]]></title></item>`)],
    ['a title escaped twice', rss(`<item><title>${ODD.replaceAll('&', '&amp;')}</title></item>`)],
    ['a title of plain text', atom(`<entry><title>${ODD}</title></entry>`)],
    ['a title of JSON', json({ title: 'It\u0092s \u0093a\u0094 \u0085' })],
    ['a text', rss(`<item><description>${ODD}</description></item>`)],
    ['a text of JSON', json({ content_text: 'It\u0092s \u0093a\u0094 \u0085' })],
  ])('are these in %s', (_name, feed) => expect(titleIn(feed)).toBe(EVEN));

  it('are these in an attribute', () => {
    expect(linkIn(atom('<entry><link href="/it&#146;s"/></entry>'))).toBe(
      `https://mio.example/it${encodeURIComponent('’')}s`,
    );
  });

  it('are left alone where Windows has none', () => {
    expect(titleIn(rss('<item><title>a&amp;#xd800;b&amp;#x110000;c</title></item>'))).toBe('a&#xd800;b&#x110000;c');
  });
});

describe('a title in HTML', () => {
  it.each([
    ['a&lt;br&gt;b', 'a b'],
    ['a&lt;br/&gt;b&lt;BR /&gt;c', 'a b c'],
    ['&lt;p&gt;a&lt;/p&gt;&lt;p&gt;b&lt;/p&gt;', 'a b'],
    ['a&lt;b&gt;b&lt;/b&gt;c', 'abc'],
    ['a<br/>b<p>c</p>d<em>e</em>', 'a b c de'],
    ['<![CDATA[a<br>b]]>', 'a b'],
  ])('%s reads %s', (title, words) => expect(titleIn(rss(`<item><title>${title}</title></item>`))).toBe(words));

  it('of XHTML is broken by its elements, and keeps what is written of them', () => {
    const div = '<div xmlns="http://www.w3.org/1999/xhtml">a<br/>b &lt;br&gt;</div>';
    expect(titleIn(atom(`<entry><title type="xhtml">${div}</title></entry>`))).toBe('a b <br>');
  });
});

describe('an item without a title', () => {
  const encoded = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  const page = '&lt;h1&gt;題&lt;/h1&gt;&lt;article&gt;本文&amp;nbsp;&lt;i&gt;です&lt;/i&gt;&lt;/article&gt;';

  it.each([
    ['description', rss(`<item><description>${page}</description></item>`)],
    ['content:encoded', rss(`<item><content:encoded>${page}</content:encoded></item>`, encoded)],
    ['content:encoded that nobody bound', rss(`<item><content:encoded>${page}</content:encoded></item>`)],
    ['summary of Atom', atom(`<entry><summary type="html">${page}</summary></entry>`)],
    ['content of Atom', atom(`<entry><content type="text/html">${page}</content></entry>`)],
    [
      'content in XHTML',
      atom('<entry><content type="xhtml"><div><h1>題</h1><p>本文 <i>です</i></p></div></content></entry>'),
    ],
    ['plain content', atom('<entry><content>題\n本文 です</content></entry>')],
    ['content_text', json({ content_text: '題 本文\tです' })],
    ['content_html', json({ content_html: '<h1>題</h1><p>本文 です</p>' })],
    ['summary of JSON', json({ title: ' ', summary: '題 本文 です' })],
  ])('is called by its %s', (_name, feed) => expect(titleIn(feed)).toBe('題 本文 です'));

  it.each(['<title/>', '<title> </title>', '<title>&lt;br&gt;</title>', '<title>&#8203;&#xAD;</title>'])(
    'is one whose title is %s',
    (title) => expect(titleIn(rss(`<item>${title}<description>本文</description></item>`))).toBe('本文'),
  );

  it('is called by the first text that has words', () => {
    const item = '<item><content:encoded>本文</content:encoded><description>&lt;img src="a"&gt;</description></item>';
    expect(titleIn(rss(item, encoded))).toBe('本文');
    expect(titleIn(atom('<entry><content type="image/png">aGFsbG8=</content><summary>絵</summary></entry>'))).toBe(
      '絵',
    );
    expect(titleIn(rss('<item><title>題</title><description>本文</description></item>'))).toBe('題');
    expect(titleIn(rss('<item><description>&lt;hr&gt;</description></item>'))).toBe('');
  });

  it.each([
    ['<!-- wp:p {"a":"<b>"} --><p>本文</p>', '本文'],
    ['<script>if (a<b) "</p>"</script><style>p > a {}</style><p>本文</p>', '本文'],
    ['<figure><img src="a.png" alt="絵"><figcaption>図</figcaption></figure>本文<x-y>です</x-y>', '図 本文です'],
    [`<img src="data:${'A'.repeat(20_000)}">本文`, '本文'],
    ['本文<a href="http://a.exam', '本文'],
    ['1 < 2 & 3', '1 < 2 & 3'],
    ['本文<!-- 終わらない', '本文'],
  ])('leaves out of HTML what is not for readers: %#', (html, words) => {
    expect(titleIn(json({ content_html: html }))).toBe(words);
  });

  it('is not called by a whole book', () => {
    expect(titleIn(json({ content_text: '字'.repeat(1_000_000) }))).toHaveLength(LONGEST_TEXT);
    const hostile = ['<', '<a', '<!--', '<script>', '<a "', '&', '-->'].map((text) => text.repeat(30_000));
    for (const html of hostile)
      expect(titleIn(json({ content_html: `${html}>` }))?.length).toBeLessThan(LONGEST_TEXT + 1);
  });
});

describe('what nobody reads', () => {
  const long = (length: number) => 'x'.repeat(length);
  const item = '<item><title>題</title><link>http://a.example/1</link></item>';

  it.each([
    ['an attribute of 40 KB', (x: string) => rss(`<image a="${x}"/>${item}`), 40_000],
    ['an attribute of 400 KB with references', (x: string) => rss(`<image a="${x}&amp;"/>${item}`), 400_000],
    ['an attribute in an item', (x: string) => rss(item.replace('</title>', `</title><e url='data:${x}'/>`)), 200_000],
    ['an attribute of the root', (x: string) => rss(item, `a="${x}" b="${x}"`), 200_000],
    ['a comment of 120 KB', (x: string) => rss(`<!--${x}-->${item}`), 120_000],
    ['a comment of 900 KB', (x: string) => rss(`<!--${x}-->${item}`), 900_000],
    ['a comment before the root', (x: string) => `<!--${x}-->${rss(item)}`, 300_000],
    ['a comment in a title', (x: string) => rss(item.replace('題', `<!--${x}-->題`)), 120_000],
    ['an instruction of 120 KB', (x: string) => rss(`<?php ${x}?>${item}`), 120_000],
    ['an instruction that is all name', (x: string) => rss(`<?${x}?>${item}`), 120_000],
    ['an instruction before the root', (x: string) => `<?a ${x}?>${rss(item)}`, 300_000],
    ['a CDATA section of 120 KB', (x: string) => rss(`<description><![CDATA[${x}]]></description>${item}`), 120_000],
    ['a text of 3 MB', (x: string) => rss(`<description>${x}</description>${item}`), 3_000_000],
  ])('may be long: %s', (_name, feed, length) => {
    expect(parse(feed(long(length)))).toMatchObject([{ title: '題', link: 'http://a.example/1' }]);
  });

  it('is no address of anything when it is a link cut short', () => {
    const feed = atom(`<entry><title>題</title><link href="http://a.example/${long(80_000)}"/></entry>`);
    expect(linkIn(feed)).toHaveLength(LONGEST_TEXT);
  });

  it.each([
    ['text', 'ありがとう'],
    ['a bare <', '< a'],
    ['markup', '<script>var a = 1 < 2;</script><p>'],
    ['another root', `<rss><channel><item><title>別</title></item></channel></rss>`],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an end', '</channel></rss>'],
    ['half a comment', '<!-- a -- b'],
    ['zeros', '\0\0\0'],
    ['much', `<a>${'<b c="d">'.repeat(100_000)}`],
    ['a tag without end', `<a ${'b="c" '.repeat(2_000)}`],
    ['many prefixes', `<a ${Array.from({ length: 100 }, (_, index) => `xmlns:b${index}="c"`).join(' ')}/>`],
  ])('may stand behind the root: %s', (_name, tail) => {
    expect(parse(`${rss(item)}${tail}`)).toMatchObject([{ title: '題' }]);
    expect(parse(`${atom('<entry><title>題</title></entry>')}\n${tail}`)).toMatchObject([{ title: '題' }]);
  });
});
