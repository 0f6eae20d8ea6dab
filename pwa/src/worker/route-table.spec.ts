import { expect, test } from 'vitest';
import { answerFor } from './route-table.ts';

test.each(['/api/me', '/api', '/oidc/auth', '/identity/interaction/x', '/images/a.webp', '/dev/mailbox', '/ready'])(
  'never stands before %s',
  (path) => expect(answerFor(path)).toBe('network'),
);

test.each(['/profile/mio', '/companies/c-1'])('asks the server first for %s', (path) => {
  expect(answerFor(path)).toBe('page-network-first');
});

test.each(['/', '/profile', '/search', '/companies/c-1/other', '/apiary', '/auth/callback'])(
  'starts the shell for %s',
  (path) => expect(answerFor(path)).toBe('shell'),
);
