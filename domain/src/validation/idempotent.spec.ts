import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Checked } from './checked.ts';
import { calendarDate, yearMonth } from './dates.ts';
import { email } from './email.ts';
import { graphemeCount } from './graphemes.ts';
import { handle } from './handle.ts';
import { limits } from './limits.ts';
import { password } from './password.ts';
import { articleTags, tag } from './tags.ts';
import { cleanLine, cleanText, line, optionalLine, optionalParagraph, paragraph } from './text.ts';
import { imageAddress, optionalUrl, safeUrl } from './url.ts';

const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'Ａ',
    '#',
    ' ',
    '　',
    '\n',
    '\r',
    '\t',
    '\u0000',
    '\u200B',
    '\u200D',
    '\u202E',
    '\u2028',
    '\uFEFF',
    '\uD800',
    '\u0301',
    'が',
    'ｶﾞ',
    '㈱',
    '👨‍👩‍👧',
    'İ',
    'ß',
    '.',
    '@',
    '/',
    ':',
    'https://',
    '-',
    '1',
    '２',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

const rules: readonly (readonly [string, (text: string) => Checked<string | null>])[] = [
  ['line', line(8)],
  ['optionalLine', optionalLine(8)],
  ['paragraph', paragraph(8)],
  ['optionalParagraph', optionalParagraph(8)],
  ['tag', tag],
  ['handle', handle],
  ['email', email],
  ['password', (typed) => password(typed, () => false)],
  ['calendarDate', calendarDate],
  ['yearMonth', yearMonth],
  ['safeUrl', safeUrl],
  ['optionalUrl', optionalUrl],
  ['imageAddress', imageAddress],
];

describe('cleaning is idempotent', () => {
  const typed = fc.oneof(
    text,
    text.map((tail) => `https://${tail}`),
    text.map((head) => `${head}@a.example`),
    text.map((tail) => `/images/${tail}`),
  );
  it.each(rules)('%s', (_name, rule) => {
    fc.assert(
      fc.property(typed, (raw) => {
        const once = rule(raw);
        if (once.ok && once.value !== null) expect(rule(once.value)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });
  it('articleTags', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (raw) => {
        const once = articleTags(raw);
        if (once.ok) expect(articleTags(once.value)).toEqual(once);
      }),
    );
  });
  it('cleanText and cleanLine', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(cleanText(cleanText(raw))).toBe(cleanText(raw));
        expect(cleanLine(cleanLine(raw))).toBe(cleanLine(raw));
      }),
      { numRuns: 2000 },
    );
  });
});

it('a cleaned text is within its limit and holds no removed character', () => {
  fc.assert(
    fc.property(text, (raw) => {
      const checked = line(limits.caption)(raw);
      if (!checked.ok) return;
      expect(graphemeCount(checked.value)).toBeLessThanOrEqual(limits.caption);
      expect(checked.value).toBe(checked.value.trim());
      expect(checked.value.isWellFormed()).toBe(true);
      expect(checked.value).not.toMatch(/[\n\t\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u);
    }),
    { numRuns: 2000 },
  );
});
