import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanText,
  comparableText,
  fittingLine,
  graphemeCount,
  line,
  optionalLine,
  optionalParagraph,
  shortenedLine,
} from './text.ts';

describe('graphemes', () => {
  it('counts what a reader sees (security.md H44)', () => {
    expect(graphemeCount('👨‍👩‍👧'.repeat(25))).toBe(25);
    expect(graphemeCount('𠮷岡')).toBe(2);
    expect(graphemeCount('か\u3099㈱')).toBe(2);
  });
  it('decides a limit at its last character', () => {
    const family = '👨‍👩‍👧';
    expect(line(25)(family.repeat(25))).toEqual({ ok: true, value: family.repeat(25) });
    expect(line(25)(family.repeat(26))).toEqual({ ok: false, code: 'too-long' });
  });
});

describe('cleaning', () => {
  it('removes controls, overrides, zero-width spaces, byte order marks and lone surrogates', () => {
    expect(cleanText('\uFEFFa\u0000b\u202Ec\u200Bd\u2066e\uD800f\u007F')).toBe('abcdef');
  });
  it('keeps joiners, variation selectors and wide spaces inside', () => {
    expect(cleanText('　👩‍💻　❤️　')).toBe('👩‍💻　❤️');
  });
  it('spells every line break alike', () => expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd'));
  it('cuts a long line after whole characters', () => {
    expect(shortenedLine('か\u3099👨‍👩‍👧\n字', 3)).toBe('か\u3099👨‍👩‍👧…');
    expect(shortenedLine(' 三文字 ', 3)).toBe('三文字');
  });
  it('cuts it between them where a machine’s characters are counted', () => {
    expect(fittingLine('か\u3099👨‍👩‍👧\n字', 10)).toBe('か\u3099…');
    expect(fittingLine('か\u3099👨‍👩‍👧\n字', 12)).toBe('か\u3099👨‍👩‍👧 字');
    expect(fittingLine('👨‍👩‍👧👨‍👩‍👧', 4)).toBe('…');
  });
  it('puts a line on one line', () => expect(cleanLine('a\n\tb\u2029c')).toBe('a b c'));
  it('refuses letters buried in marks', () => {
    expect(line(10)(`a${'\u0301'.repeat(9)}`)).toEqual({ ok: false, code: 'unsafe-text' });
    expect(line(10)(`a${'\u0301'.repeat(8)}`).ok).toBe(true);
  });
});

it('tells empty from missing', () => {
  expect(line(5)(' \u200B ')).toEqual({ ok: false, code: 'required' });
  expect(optionalLine(5)(' \u200B ')).toEqual({ ok: true, value: null });
  expect(optionalParagraph(5)(null)).toEqual({ ok: true, value: null });
});

it('sees that names look alike', () => {
  expect(comparableText('㈱ツバメ　勘定')).toBe(comparableText('(株)ﾂﾊﾞﾒ 勘定'));
});
