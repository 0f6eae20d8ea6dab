import { expect, test } from 'vitest';
import { troubleOf } from './cache-context.ts';

const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner });

test('tells a full device, however deep the browser hides it', () => {
  expect(troubleOf(named('QuotaExceededError'))).toEqual({ kind: 'full' });
  expect(troubleOf(named('AbortError', named('QuotaExceededError')))).toEqual({ kind: 'full' });
});

test('a database that was closed on purpose is no trouble; everything else is', () => {
  expect(troubleOf(named('DatabaseClosedError'))).toEqual({ kind: 'closed' });
  const lost = named('UnknownError');
  expect(troubleOf(lost)).toEqual({ kind: 'broken', error: lost });
});
