import { expect, it } from 'vitest';
import { auditQuery } from './audit-query.ts';

it('audit query: reads whose history is open, and at which revision', () => {
  const query = { kind: 'company', id: 'nekosen', at: '6', from: '0', page: '2', beside: 'true' };
  expect(auditQuery(query)).toEqual({
    kind: 'company',
    id: 'nekosen',
    at: 6,
    from: 0,
    page: 2,
    beside: true,
  });
  expect(auditQuery({ kind: 'user', id: '042' })).toEqual({ kind: 'user', id: '042' });
});

it.each([{}, { kind: 'email', id: 'x' }, { kind: 'user', id: '../company' }, { kind: 'user', id: '["x"]' }])(
  'audit query: shows the search for %o',
  (search) => expect(auditQuery(search)).toEqual({}),
);

it('audit query: drops an invalid revision or page', () => {
  const broken = { kind: 'article', id: 'a', at: '-1', from: '1.5', page: '0', beside: 'true' };
  expect(auditQuery(broken)).toEqual({ kind: 'article', id: 'a' });
});
