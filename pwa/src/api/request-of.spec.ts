import { expect, test } from 'vitest';
import { addressOf } from './request-of.ts';

test('address of a call: escapes parameters, so that an id stays one segment', () => {
  const params = { id: '../users', aid: 'あ b' };
  expect(addressOf({ path: '/api/company/:id/article/:aid' }, { params })).toBe(
    '/api/company/..%2Fusers/article/%E3%81%82%20b',
  );
});

test('address of a call: leaves out absent query values and joins lists by commas', () => {
  const query = { page: '2', name: undefined, categories: ['a', 'b'] };
  expect(addressOf({ path: '/api/company/search' }, { query })).toBe('/api/company/search?page=2&categories=a%2Cb');
});
