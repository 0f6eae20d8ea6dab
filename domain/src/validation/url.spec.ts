import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, optionalUrl, safeUrl } from './url.ts';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user:pass@evil.example',
  'https://evil.example@good.example',
  'https://evil.example\\@good.example',
  'https://a b.example',
  'https://a.example/\n',
  'https://a.example/"onmouseover=alert(1)',
  'https://a.example/<script>',
  'https://localhost',
  'https://a..example',
  'https://-a.example',
  'https://999.1.1.1',
  'https://1.2.3',
  'https://a.example:99999',
  'https://[::1]/',
  'https://a.example/\u202Egnp.exe',
  'https://a.ex\u200Bample',
  'https%3A//a.example',
];

describe('safeUrl', () => {
  it.each(hostile.filter((text) => text.trim() === text))('refuses %j (security.md H01)', (text) => {
    expect(safeUrl(text)).toEqual({ ok: false, code: 'unsafe-url' });
  });
  it.each([
    ['HTTPS://Mio-Log.Example/Posts?a=1#b', 'https://mio-log.example/Posts?a=1#b'],
    [' http://a.example:8080 ', 'http://a.example:8080'],
    ['https://つばめ.example/会社', 'https://つばめ.example/会社'],
    ['https://192.0.2.1/', 'https://192.0.2.1/'],
  ])('takes %j', (text, value) => expect(safeUrl(text)).toEqual({ ok: true, value }));
  it('answers nothing that a browser would read as another scheme or host', () => {
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
  it('says when nothing was typed, and what is too long', () => {
    expect(safeUrl('  ')).toEqual({ ok: false, code: 'required' });
    expect(optionalUrl('  ')).toEqual({ ok: true, value: null });
    expect(safeUrl(`https://a.example/${'a'.repeat(2048)}`)).toEqual({ ok: false, code: 'too-long' });
  });
});

describe('imageAddress', () => {
  it.each(['/images/01a.webp', '/images/drawn/勘-212', '/images/drawn/👩‍💻-12', 'https://img.example/a.png'])(
    'takes %j',
    (text) => {
      expect(imageAddress(text)).toEqual({ ok: true, value: text });
    },
  );
  it.each(['/images/../secret', '/images//evil.example', '/other/a.png', 'javascript:1', 'a.png', ''])(
    'refuses %j',
    (text) => expect(imageAddress(text)).toEqual({ ok: false, code: 'not-an-image-address' }),
  );
});
