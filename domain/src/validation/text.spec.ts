import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanText,
  comparableText,
  fittingLine,
  line,
  optionalLine,
  optionalParagraph,
  shortenedLine,
} from './text.ts';

describe('cleaning', () => {
  it('removes controls, overrides, zero-width spaces, byte order marks and lone surrogates', () => {
    expect(cleanText('\uFEFFa\u0000b\u202Ec\u200Bd\u2066e\uD800f\u007F')).toBe('abcdef');
  });
  it('keeps joiners, variation selectors and wide spaces inside', () => {
    expect(cleanText('　👩‍💻　❤️　')).toBe('👩‍💻　❤️');
  });
  it('normalises line breaks', () => expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd'));
  it('cuts a long line after whole characters', () => {
    expect(shortenedLine('か\u3099👨‍👩‍👧\n字', 3)).toBe('か\u3099👨‍👩‍👧…');
    expect(shortenedLine(' 三文字 ', 3)).toBe('三文字');
  });
  it('cuts between whole characters at a limit in code units', () => {
    expect(fittingLine('か\u3099👨‍👩‍👧\n字', 10)).toBe('か\u3099…');
    expect(fittingLine('か\u3099👨‍👩‍👧\n字', 12)).toBe('か\u3099👨‍👩‍👧 字');
    expect(fittingLine('👨‍👩‍👧👨‍👩‍👧', 4)).toBe('…');
  });
  it('turns line breaks of a line into spaces', () => expect(cleanLine('a\n\tb\u2029c')).toBe('a b c'));
  it('rejects letters under too many combining marks', () => {
    expect(line(10)(`a${'\u0301'.repeat(9)}`)).toEqual({ ok: false, code: 'unsafe-text' });
    expect(line(10)(`a${'\u0301'.repeat(8)}`).ok).toBe(true);
  });
});

it('distinguishes empty from missing', () => {
  expect(line(5)(' \u200B ')).toEqual({ ok: false, code: 'required' });
  expect(optionalLine(5)(' \u200B ')).toEqual({ ok: true, value: null });
  expect(optionalParagraph(5)(null)).toEqual({ ok: true, value: null });
});

it('recognises names that look alike', () => {
  expect(comparableText('㈱ツバメ　勘定')).toBe(comparableText('(株)ﾂﾊﾞﾒ 勘定'));
});

describe('a text without visible characters', () => {
  const nothing =
    '\u00AD \u034F \u061C \u115F \u1160 \u17B4 \u180E \u200B \u200C \u200D \u2060 \u2800 \u3000 \u3164 \uFE0F \uFFA0';

  it.each(nothing.split(' '))('is empty: %j', (character) => {
    expect(line(5)(character)).toEqual({ ok: false, code: 'required' });
    expect(line(5)(`${character} ${character}`)).toEqual({ ok: false, code: 'required' });
    expect(optionalParagraph(5)(`${character}\n${character}`)).toEqual({ ok: true, value: null });
  });

  it('is not empty with one visible character', () => {
    for (const text of ['❤️', '⠁', 'ㄱ', 'a\u00ADb', '👩‍💻']) expect(line(5)(text)).toEqual({ ok: true, value: text });
  });
});
