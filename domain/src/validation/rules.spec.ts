import { describe, expect, it } from 'vitest';
import { calendarDate, yearMonth } from './dates.ts';
import { email, hasUsualSuffix, isEmail } from './email.ts';
import { followerCount } from './follower-count.ts';
import { handle } from './handle.ts';
import { integer } from './numbers.ts';
import { password, passwordTraits } from './password.ts';
import { articleTags, tag } from './tags.ts';

const ok = <T>(value: T) => ({ ok: true, value });
const no = (code: string) => ({ ok: false, code });

describe('email', () => {
  it.each(['mio@a.example', 'mio.k+meikan@tsubame.tokyo', "o'hara@xn--eckwd4c7c.xn--zckzah"])(
    'accepts %s',
    (address) => {
      expect([email(address), isEmail(address)]).toEqual([ok(address), true]);
    },
  );
  it.each([
    ' Mio＠Ａ．ＥＸＡＭＰＬＥ ',
    'Mio＠a.example',
    '\u3000Ｍｉｏ＠ａ．ｅｘａｍｐｌｅ\u3000',
    'Ｍｉｏ＠ａ。ｅｘａｍｐｌｅ',
    'Mio@a｡example\r\n',
    '\u202aMio@a.example\u202c',
    'Mio@\u200ba.example\ufeff',
  ])('folds %j of a Japanese keyboard or a copy, which is invalid unfolded', (typed) => {
    expect([email(typed), isEmail(typed)]).toEqual([ok('Mio@a.example'), false]);
  });
  it.each([
    'mio',
    'mio@',
    '@a.example',
    'mio@a',
    'a..b@a.example',
    '.a@a.example',
    'a@b@c.example',
    'a b@c.example',
    'a@b.1',
    'a@-b.example',
    'a@b.example\r\nBcc: c@d.example',
    `${'a'.repeat(65)}@b.example`,
  ])('rejects %j', (address) => expect([email(address), isEmail(address)]).toEqual([no('not-an-email'), false]));
  it('only hints at unusual suffixes', () => {
    expect([hasUsualSuffix('a@b.com'), hasUsualSuffix('a@b.tokyo')]).toEqual([true, false]);
  });
});

describe('password', () => {
  const common = (text: string) => text === 'password1';
  it.each(['Abcdefg1', 'あいうえおかきくけこさしすせそ', 'correct horse battery'])('accepts %s', (text) => {
    expect(password(text, common)).toEqual(ok(text));
  });
  it.each([
    ['Abcdef1', 'too-short'],
    ['abcdefg1', 'weak-password'],
    ['ABCDEFG1', 'weak-password'],
    ['Abcdefgh', 'weak-password'],
    ['Password1', 'common-password'],
    ['', 'required'],
    ['A1a'.repeat(100), 'too-long'],
  ])('rejects %j as %s', (text, code) => expect(password(text, common)).toEqual(no(code)));
  it('folds wide letters to narrow ones', () => expect(password('Ａｂｃｄｅｆｇ１', common)).toEqual(ok('Abcdefg1')));
  it('says which parts of the rule are met', () => {
    expect(passwordTraits('abc1')).toEqual({
      longEnough: false,
      digit: true,
      lower: true,
      upper: false,
      passphrase: false,
    });
  });
});

describe('handle', () => {
  it.each(['mio', 'kurosaki-mio', 'a1-b2', 'a'.repeat(30)])('accepts %s', (text) =>
    expect(handle(text)).toEqual(ok(text)),
  );
  it('folds wide and capital letters', () => expect(handle('ＭＩＯ')).toEqual(ok('mio')));
  it.each([
    ['mi', 'too-short'],
    ['a'.repeat(31), 'too-long'],
    ['-mio', 'not-a-handle'],
    ['mio-', 'not-a-handle'],
    ['mi--o', 'not-a-handle'],
    ['mіo', 'not-a-handle'],
    ['m_o', 'not-a-handle'],
    ['ADMIN', 'reserved-handle'],
    ['', 'required'],
  ])('rejects %j as %s', (text, code) => expect(handle(text)).toEqual(no(code)));
});

describe('dates', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2000/02/29', '2000-02-29'],
    ['2026/11/21', '2026-11-21'],
  ])('accepts %s', (text, value) => expect(calendarDate(text)).toEqual(ok(value)));
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00',
    '',
  ])('rejects %j', (text) => expect(calendarDate(text)).toEqual(no('not-a-date')));
  it('accepts existing months', () => {
    expect(yearMonth('2026/11')).toEqual(ok('2026-11'));
    for (const text of ['2026-13', '2026-00', '2026-1', '2026-011', ''])
      expect(yearMonth(text)).toEqual(no('not-a-year-month'));
  });
});

describe('tags', () => {
  it('makes one tag of ＡＩ, #AI and AI', () => {
    expect([tag('ＡＩ'), tag('#AI'), tag(' AI ')]).toEqual([ok('AI'), ok('AI'), ok('AI')]);
    expect(articleTags(['ＡＩ', '決済', 'AI'])).toEqual(ok(['AI', '決済']));
  });
  it('accepts five different tags', () => {
    expect(articleTags(['a', 'b', 'c', 'd', 'e', 'a']).ok).toBe(true);
    expect(articleTags(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(no('too-many'));
    expect(articleTags(['a', '#'])).toEqual({ ok: false, code: 'required', field: '1' });
  });
});

describe('numbers', () => {
  it('parses follower counts as they are typed', () => {
    expect(followerCount('１２，３４５')).toEqual(ok(12_345));
    expect(followerCount(' ')).toEqual(ok(null));
    expect(followerCount('1.2k')).toEqual(no('not-an-integer'));
    expect(followerCount('-1')).toEqual(no('not-an-integer'));
    expect(followerCount('9'.repeat(30))).toEqual(no('out-of-range'));
  });
  it('makes no negative zero', () => expect(integer(0, 5)(-0)).toEqual(ok(0)));
  it('accepts whole numbers of a range', () => {
    const level = integer(1, 5);
    expect([level(1), level(5), level(0), level(6), level(1.5), level(Number.NaN)]).toEqual([
      ok(1),
      ok(5),
      no('out-of-range'),
      no('out-of-range'),
      no('not-an-integer'),
      no('not-an-integer'),
    ]);
  });
});
