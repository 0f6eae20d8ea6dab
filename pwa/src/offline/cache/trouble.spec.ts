import { expect, test } from 'vitest';
import { troubleOf } from './cache-context.ts';

const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner });

test('storage trouble: a quota error is full, however deep it is nested', () => {
  expect(troubleOf(named('QuotaExceededError'))).toEqual({ kind: 'full' });
  expect(troubleOf(named('AbortError', named('QuotaExceededError')))).toEqual({ kind: 'full' });
});

test('storage trouble: a database closed on purpose is closed, anything else broken', () => {
  expect(troubleOf(named('DatabaseClosedError'))).toEqual({ kind: 'closed' });
  const lost = named('UnknownError');
  expect(troubleOf(lost)).toEqual({ kind: 'broken', error: lost });
});
