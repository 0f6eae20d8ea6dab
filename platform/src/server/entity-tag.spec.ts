import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { isKnownByTag, tagOf } from './entity-tag.ts';

it.each([
  ['"a"', '"a"', 304],
  ['"a"', 'W/"a"', 304],
  ['W/"a"', '"a"', 304],
  ['W/"a"', 'W/"a"', 304],
  ['"a"', '"b", W/"a" ,"c"', 304],
  ['"a"', '"b",,"a"', 304],
  ['"a"', ' * ', 304],
  ['"a"', '"b"', 200],
  ['"a"', 'a', 200],
  ['"a"', '', 200],
  ['"a"', 'w/"a"', 200],
  ['"a"', '"*"', 200],
  ['"a"', undefined, 200],
])('%s is answered to If-None-Match %j with %i', async (tag, header, status) => {
  const app = Fastify();
  app.get('/', (request, reply) => reply.send(isKnownByTag(request, reply, tag) ? undefined : 'text'));
  const answer = await app.inject({ url: '/', headers: header === undefined ? {} : { 'if-none-match': header } });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([status, status === 304 ? '' : 'text', tag]);
});

it('different texts have different tags', () => {
  expect(tagOf('一')).toBe(tagOf('一'));
  expect(tagOf('一')).toMatch(/^"[\w-]{22}"$/);
  expect(tagOf('二')).not.toBe(tagOf('一'));
});
