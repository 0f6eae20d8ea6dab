import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeFeed } from './decode.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const UTF8 = fixture('rss-2.0-utf-8.xml');
const SHIFT_JIS = fixture('rss-2.0-shift-jis.xml');
const EUC_JP = fixture('rss-1.0-euc-jp.rdf');
const EUC_JP_TEXT = new TextDecoder('euc-jp').decode(EUC_JP);
const named = (feed: Buffer, name: string) =>
  Buffer.from(feed.toString('latin1').replace(/encoding="[^"]+"/, `encoding="${name}"`), 'latin1');
const without = (text: string) => text.replace(/ encoding="[^"]+"/, '');

/** EUC-JP without its high bits stands between two escapes in ISO-2022-JP. */
function iso2022(euc: Buffer): Buffer {
  const text = euc.toString('latin1').replace(/(?:[\xa1-\xfe]{2})+/g, (run) => {
    const low = run.replace(/./gs, (byte) => String.fromCharCode(byte.charCodeAt(0) & 0x7f));
    return `\x1b$B${low}\x1b(B`;
  });
  return Buffer.from(text, 'latin1');
}
const JIS = iso2022(EUC_JP);

describe('the name of an encoding', () => {
  it.each([
    [
      'Shift_JIS',
      SHIFT_JIS,
      ['CP932', 'Windows-31J', 'x-sjis', 'MS932', 'SJIS', 'sjis-win', 'x-ms-cp932', 'shift-jis'],
    ],
    ['EUC-JP', EUC_JP, ['eucjp', 'EUC_JP', 'x-euc-jp', 'eucJP-win', 'CP51932', 'ujis']],
    ['ISO-2022-JP', JIS, ['ISO-2022-JP', 'cp50221', 'iso-2022-jp-ms', 'csISO2022JP']],
    ['any', UTF8, ['utf8', 'UTF8', 'klingon', 'none', 'utf8mb4']],
  ])('of %s is known by each of its names, in prolog and header', (_encoding, feed, names) => {
    const expected = without(decodeFeed(feed, ''));
    for (const name of names) {
      expect(without(decodeFeed(named(feed, name), '')), name).toBe(expected);
      expect(without(decodeFeed(feed, `text/xml; charset='${name}'`)), name).toBe(expected);
    }
  });

  const names = [
    'UTF-8',
    'UTF-16',
    'utf-16le',
    'ISO-8859-1',
    'windows-1252',
    'us-ascii',
    'Shift_JIS',
    'EUC-JP',
    'iso-2022-jp',
    'gb2312',
  ];
  it.each([
    ['UTF-8', UTF8, UTF8.toString()],
    ['Shift_JIS', SHIFT_JIS, new TextDecoder('shift_jis').decode(SHIFT_JIS)],
    ['EUC-JP', EUC_JP, EUC_JP_TEXT],
    ['ISO-2022-JP', JIS, EUC_JP_TEXT],
  ])('does not change what the bytes of %s say, whatever it is', (_encoding, feed, text) => {
    for (const name of names.filter((other) => other !== 'gb2312' || feed !== EUC_JP)) {
      expect(without(decodeFeed(named(feed, name), '')), name).toBe(without(text));
      expect(decodeFeed(feed, `text/xml; charset=${name}`), name).toBe(text);
    }
  });

  it.each([
    ['one accent in UTF-8 under the name of Latin-1', Buffer.from('<a>café</a>'), 'iso-8859-1', '<a>café</a>'],
    [
      'Latin-1 under its name',
      Buffer.from('<a>café ”</a>'.replace('”', '\x94'), 'latin1'),
      'iso-8859-1',
      '<a>café ”</a>',
    ],
    ['kanji alone in Shift_JIS', Buffer.from('<a>\x8a\xbf\x8e\x9a</a>', 'latin1'), 'cp932', '<a>漢字</a>'],
    ['kanji alone in EUC-JP', Buffer.from('<a>\xb4\xc1\xbb\xfa</a>', 'latin1'), 'eucjp', '<a>漢字</a>'],
    ['half-width kana in Shift_JIS', Buffer.from('<a>\xc3\xbd\xc4</a>', 'latin1'), 'sjis', '<a>ﾃｽﾄ</a>'],
    ['characters of Windows in Shift_JIS', Buffer.from('\x87\x40\xfb\xfc\x81\x60', 'latin1'), 'cp932', '①髙～'],
  ])('decides of %s', (_name, body, name, text) => {
    expect(decodeFeed(body, `text/xml; charset=${name}`)).toBe(text);
  });
});

describe('a broken character', () => {
  /** Cuts the feed after the first byte of `character`. */
  const cutIn = (feed: Buffer, bytes: string) => feed.subarray(0, feed.lastIndexOf(Buffer.from(bytes, 'latin1')) + 1);

  it.each([
    ['UTF-8', UTF8, '\xe6\x98\xa8', '昨'],
    ['Shift_JIS', SHIFT_JIS, '\x8d\xf0', '昨'],
    ['EUC-JP', EUC_JP, '\xb0\xdc', '移'],
    ['ISO-2022-JP', JIS, '\x30\x5c', '移'],
  ])('at the end of %s is marked alone', (_encoding, feed, bytes, character) => {
    const whole = decodeFeed(feed, '');
    const until = whole.lastIndexOf(character);
    expect(until).toBeGreaterThan(0);
    for (const contentType of ['', 'text/xml; charset=utf-8'])
      expect(decodeFeed(cutIn(feed, bytes), contentType)).toBe(`${whole.slice(0, until)}\uFFFD`);
  });

  it.each([
    ['UTF-8', UTF8, '\xe6\x98\xa8', '\xff', '\uFFFD', '昨'],
    ['Shift_JIS', SHIFT_JIS, '\x8d\xf0', '\xff', '\uFFFD', '昨'],
    ['Shift_JIS', SHIFT_JIS, '\x8d\xf0', '\x80', '\uFFFD', '昨'],
    ['EUC-JP', EUC_JP, '\xb0\xdc', '\xff', '\uFFFD', '移'],
    ['EUC-JP', EUC_JP, '\xb0\xdc', '\x80', '\uFFFD', '移'],
    ['ISO-2022-JP', JIS, '\x30\x5c', '\x30\xff', '\uFFFD', '移'],
  ])('in the middle of %s is marked alone', (_encoding, feed, bytes, broken, marked, character) => {
    const at = feed.lastIndexOf(Buffer.from(bytes, 'latin1'));
    const body = Buffer.concat([feed.subarray(0, at), Buffer.from(broken, 'latin1'), feed.subarray(at + bytes.length)]);
    const whole = decodeFeed(feed, '');
    const until = whole.lastIndexOf(character);
    expect(decodeFeed(body, '')).toBe(`${whole.slice(0, until)}${marked}${whole.slice(until + 1)}`);
  });

  it('of UTF-16 is marked alone, with and without a mark', () => {
    for (const mark of ['', '\uFEFF']) {
      const body = Buffer.from(`${mark}<a>あ</a>`, 'utf16le');
      expect(decodeFeed(body.subarray(0, -1), '')).toBe('<a>あ</a\uFFFD');
      expect(decodeFeed(Buffer.from(body).swap16().subarray(0, -1), '')).toBe('<a>あ</a\uFFFD');
    }
  });
});
