import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedBy, queryOf, readsQuery } from './query.ts';

test.each(['null', '[1]', '1.0', '1e3', '{"a":1}', '007', '12345678901234567890', 'true', '"10"', ' ', '＋'])(
  'query: reads %j as text and writes it back unchanged',
  (text) => {
    const query = queryOf({ search: text });
    expect(askedBy(query)).toEqual({ search: text });
    expect(new URLSearchParams(query).get('search')).toBe(text);
  },
);

test('query: a repeated name counts by its first value, and names keep their order', () => {
  expect(Object.entries(askedBy('?search=a&page=2&search=b'))).toEqual([
    ['search', 'a'],
    ['page', '2'],
  ]);
});

test('query: leaves out undefined values, and is empty without any', () => {
  expect(queryOf({ search: undefined, page: 2 })).toBe('?page=2');
  expect(queryOf({ search: undefined })).toBe('');
});

test('query: every text survives writing and reading', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (values) => {
      expect(askedBy(queryOf(values))).toEqual({ ...values });
    }),
  );
});

test('query: a route keeps the names it reads and drops the rest', () => {
  const read = readsQuery(({ tab }) => (tab === '3' ? { tab: 3 } : {}));
  expect({ tab: '3)', other: 'x', ...read({ tab: '3)', other: 'x' }) }).toEqual({ tab: undefined, other: undefined });
  expect(read({ tab: 3 })).toEqual({ tab: 3 });
});
