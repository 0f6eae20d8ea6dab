import { ProblemError } from '../problems/problem-error.ts';

const CROOKED_NAME = /[[\]\0]|^(?:__proto__|constructor|prototype)$/;

/**
 * The query of a call: each name once, no `a[b]=`, no NUL, no broken encoding.
 * @throws ProblemError 400
 */
export function parseQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const query: Record<string, string> = Object.create(null);
  if (start === -1) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const crooked = CROOKED_NAME.test(name) || value.includes('\0') || value.includes('\ufffd');
    if (crooked || name in query) throw new ProblemError({ code: 'invalid-query' });
    query[name] = value;
  }
  return query;
}
