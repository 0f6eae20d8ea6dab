import type { Answer } from './forward.ts';

const answer = (status: number, type: string, body: string, more: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': type, ...more },
  body: Buffer.from(body),
});

/** As Meikan itself says it: the app must read these, and not only see that they are none of its own. */
const problem = (status: number, code: string, more?: Answer['headers']): Answer =>
  answer(
    status,
    'application/problem+json',
    JSON.stringify({
      type: `urn:meikan:problem:${code}`,
      title: code,
      status,
      code,
      detail: code,
      errors: [],
      payload: code,
    }),
    more,
  );

/** Answers that the server never gave. */
export const madeAnswers = {
  unauthorized: problem(401, 'unauthorized'),
  conflict: problem(409, 'conflict'),
  /** A hotel's sign-in page. */
  html: answer(200, 'text/html; charset=utf-8', '<!doctype html><title>Wi-Fi</title><p>Please accept the terms.'),
  /** One of several ways of being broken. */
  serverErrors: [
    problem(503, 'unavailable', { 'retry-after': '0' }),
    problem(500, 'internal'),
    answer(502, 'text/html', '<h1>Bad Gateway</h1>'),
    answer(504, 'text/plain', ''),
  ],
} as const;
