import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, optionalUrl, safeUrl } from './url.ts';

/** Refused addresses by the part that is named as wrong. */
const refused = {
  'unsafe-url': [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'ftp://a.example/',
    'a.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https%3A//a.example',
    'ｈｔｔｐｓ://a.example',
  ],
  'unsafe-url-characters': [
    'https://a b.example',
    'https://a.example/\n/b',
    'https://a.example/a b',
    'https://a.example/\u3000',
    'https://a.example/"onmouseover=alert(1)',
    'https://a.example/<script>',
    'https://evil.example\\@good.example',
    'https://a.example/\u202Egnp.exe',
    'https://a.ex\u200Bample',
    'https://a.example/\uFEFFb',
    'https://a.example/\uD83D',
  ].filter((text) => text.trim() === text),
  'unsafe-url-login': ['https://user:pass@evil.example', 'https://evil.example@good.example', 'https://@a.example'],
  'unsafe-url-host': [
    'https://',
    'https:///evil.example',
    'https://?a=b',
    'https://a..example',
    'https://.example',
    'https://-a.example',
    'https://a-.example',
    'https://(a).example',
    'https://%6cocalhost',
    'https://a\u00AD.example',
    `https://${'a'.repeat(64)}.example`,
    `https://${'a.'.repeat(130)}example`,
    'https://999.1.1.1',
    'https://1.2.3',
    'https://0x8.8.8.8',
    'https://134744072',
    'https://1.2.3.4.5',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]:80/',
    'https://[fe80::1%25eth0]/',
    'https://[',
    'https://a]:80/',
  ],
  'unsafe-url-inside': [
    'http://localhost',
    'http://LOCALHOST:8080/',
    'http://localhost./',
    'http://a.localhost',
    'http://localhost.localdomain',
    'http://ｌｏｃａｌｈｏｓｔ/',
    'http://intranet/',
    'http://会社/',
    'http://printer.local',
    'http://metadata.google.internal./',
    'http://router.lan',
    'http://nas.home.arpa',
    'http://127.0.0.1:2113/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://2130706433/',
    'http://１２７．0。0｡1/',
    'http://127.0.0.1./',
    'http://0/',
    'http://0.0.0.0',
    'http://10.0.0.1',
    'http://100.64.0.1',
    'http://100.127.255.255',
    'http://169.254.169.254/latest/meta-data',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.0.1',
    'http://192.0.2.1',
    'http://198.18.0.1',
    'http://224.0.0.1',
    'http://255.255.255.255',
  ],
  'unsafe-url-port': [
    'https://a.example:99999',
    'https://a.example:0',
    'https://a.example:8o',
    'https://a.example:80:80',
  ],
} as const;

describe('safeUrl', () => {
  describe.each(Object.entries(refused))('names the wrong part by %s', (code, texts) => {
    it.each(texts)('%j', (text) => expect(safeUrl(text)).toEqual({ ok: false, code }));
  });
  it.each([
    ['HTTPS://Mio-Log.Example/Posts?a=1#b', 'https://mio-log.example/Posts?a=1#b'],
    [' http://a.example:8080 ', 'http://a.example:8080'],
    ['https://a.example:/b', 'https://a.example/b'],
    ['https://a.example:0443/', 'https://a.example:443/'],
  ])('accepts %j as %j', (text, value) => expect(safeUrl(text)).toEqual({ ok: true, value }));
  it.each([
    'https://つばめ.example/会社',
    'https://例え。example/',
    'https://8.8.8.8/',
    'https://100.63.255.255/',
    'https://172.32.0.1/',
    'https://a.example./',
    'https://local.example/',
    'https://mylocal.example/',
    'https://a.example?a=b|c',
    'https://a.example/?id={x}',
    "https://a.example/a^b`c[d]~!$&'()*+,;=:@",
    'https://a.example/100%',
    'https://my_blog.example.com/',
    'https://_a_.example/',
    'https://🍣.ws/',
    'https://❤️.ws/',
    'https://ドメイン・名.jp/',
    'https://xn--p8j9a0d9c9a.example/',
    'https://a.example/👨‍👩‍👧‍👦?q=👩‍💻#👩🏽‍🚒',
    'https://a.example/نامه\u200Cای',
  ])('accepts %j unchanged', (text) => expect(safeUrl(text)).toEqual({ ok: true, value: text }));
  it('returns no address that a browser would read as another scheme or host', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      'a.example',
      'evil',
      '\t',
      '?',
      '#',
      ':',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const checked = safeUrl(parts.join(''));
        if (!checked.ok) return;
        const [scheme, rest = ''] = checked.value.split('://');
        const host = rest.split(/[/?#:]/u)[0];
        expect(['http', 'https']).toContain(scheme);
        expect(host).toMatch(/^[a-z.]+$/u);
      }),
      { numRuns: 2000 },
    );
  });
  it('rejects an empty and a too long address', () => {
    expect(safeUrl('  ')).toEqual({ ok: false, code: 'required' });
    expect(optionalUrl('  ')).toEqual({ ok: true, value: null });
    expect(safeUrl(`https://a.example/${'a'.repeat(2048)}`)).toEqual({ ok: false, code: 'too-long' });
  });
});

describe('imageAddress', () => {
  it.each(['/images/01a.webp', '/images/drawn/勘-212', '/images/drawn/👩‍💻-12', 'https://img.example/a.png'])(
    'accepts %j',
    (text) => {
      expect(imageAddress(text)).toEqual({ ok: true, value: text });
    },
  );
  it.each(['/images/../secret', '/images//evil.example', '/other/a.png', 'javascript:1', 'a.png', ''])(
    'rejects %j',
    (text) => expect(imageAddress(text)).toEqual({ ok: false, code: 'not-an-image-address' }),
  );
});
