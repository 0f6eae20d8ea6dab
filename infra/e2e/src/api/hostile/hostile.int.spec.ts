import type { Call } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { registeredCalls } from '@meikan/platform';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allowed } from '../matrix/allowed.ts';
import { exampleOf } from '../matrix/examples.ts';
import { writeThings } from '../matrix/things.ts';
import type { Answer, Request, Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { asForm, attacksOn, family } from './attacks.ts';

const api = apiTestAppPerFile(writeThings);

const problem = z.object({
  status: z.number(),
  code: z.string(),
  payload: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});
const japanese = /[ぁ-んァ-ヶ一-龠]/u;

/** The first who may make a call, but for ownership: of their own things they are refused for the body alone. */
function callerOf({ method, path }: Call): Who {
  const may = allowed[`${method} ${path}`] ?? [];
  return may.find((who) => who === 'general-owner') ?? may.at(-1) ?? 'anonymous';
}

/** Sends something hostile: it is refused, appends nothing, and is one line in the log. */
async function refused(who: Who, request: Request): Promise<Answer> {
  const before = await api.application.log.head();
  api.lines.taken();
  const answer = await api.ask(who, request);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(await api.application.log.head()).toBe(before);
  expect(api.lines.taken().filter(({ method }) => method !== undefined)).toHaveLength(1);
  return answer;
}

it('rejects every hostile field of every body, by its name, in Japanese, and writes nothing', async () => {
  let tried = 0;
  for (const { call } of registeredCalls(api.application.app)) {
    if (call.encoding === 'multipart' || call.body instanceof z.ZodUndefined) continue;
    const example = await exampleOf(call.name, call.path, api.write);
    for (const { says, body, field } of attacksOn(call.body)) {
      const answer = await refused(callerOf(call), { ...example, method: call.method, body });
      const { errors, payload } = problem.parse(answer.json());
      const where = `${call.name}: ${says}`;
      tried += 1;
      if (answer.statusCode === 413) continue;
      // A union, or a rule over a whole group, may speak for the field inside it.
      const named = errors.some((error) => error.field.startsWith(field) || field.startsWith(error.field));
      expect([where, answer.statusCode, named]).toEqual([where, 422, true]);
      expect([where, errors.every(({ message }) => japanese.test(message)), japanese.test(payload)]).toEqual([
        where,
        true,
        true,
      ]);
    }
  }
  expect(tried).toBeGreaterThan(500);
}, 600_000);

it('rejects every hostile field of every form, by its name, in Japanese, and writes nothing', async () => {
  let tried = 0;
  for (const { call } of registeredCalls(api.application.app)) {
    if (call.encoding !== 'multipart') continue;
    const { url } = await exampleOf(call.name, call.path, api.write);
    for (const attack of attacksOn(call.body)) {
      const form = call.name === 'uploadImage' ? null : asForm(attack);
      if (form === null) continue;
      const { errors, payload } = problem.parse(
        (await refused(callerOf(call), { url, method: call.method, form })).json(),
      );
      const where = `${call.name}: ${attack.says}`;
      tried += 1;
      expect([where, errors.map(({ field }) => field)]).toEqual([where, [attack.field]]);
      expect([where, japanese.test(payload)]).toEqual([where, true]);
    }
  }
  expect(tried).toBeGreaterThan(50);
});

describe('texts', () => {
  const rename = (name: string) => ({ method: 'PUT' as const, url: '/api/users', body: { name } });

  it('are counted by visible characters', async () => {
    expect((await api.ask('general', rename(family(limits.name)))).statusCode).toBe(200);
    await refused('general', rename(family(limits.name + 1)));
  });

  it('lose invisible characters, and keep what only looks dangerous', async () => {
    const name = '<img src=x onerror=alert(1)>{{7*7}}';
    await api.ask('general', rename(`\u202e${name}\u200b`));
    await api.caughtUp();
    const answer = await api.ask('anonymous', { url: '/api/users/username/name-sora' });
    expect(answer.json<{ payload: { name: string } }>().payload.name).toBe(name);
  });
});

describe('bodies as a whole', () => {
  it.each([
    ['a prototype', '{"__proto__":{"isAdminMode":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"isAdminMode":true}}}', 400],
    ['a key twice', '{"name":"a","name":"b"}', 400],
    ['depth', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['a lone surrogate', '{"name":"\\ud800"}', 400],
    ['NUL', '{"name":"a\\u0000b"}', 400],
    ['10 MB', `{"name":"${'x'.repeat(10_000_000)}"}`, 413],
  ])('%s is rejected', async (_, payload, status) => {
    const before = await api.application.log.head();
    const answer = await api.ask('general', { method: 'PUT', url: '/api/users', raw: payload });
    expect([answer.statusCode, await api.application.log.head()]).toEqual([status, before]);
    expect(Object.hasOwn(Object.prototype, 'isAdminMode')).toBe(false);
  });
});

describe('lists', () => {
  const lists = [
    '/api/company/articles',
    '/api/company/search',
    '/api/company/highlight',
    '/api/company/using-services',
    '/api/company/tsubame/users',
    '/api/company/tsubame/members',
    '/api/company/tsubame/services',
    '/api/company/tsubame/article',
    '/api/users/search',
    '/api/users/mio/followers',
    '/api/users/mio/bookmark-article',
    '/api/users/belonging-company/mio',
    '/api/search',
  ];

  it.each([
    'limit=5&limit=9',
    'limit[]=5',
    'limit=51',
    'limit=1e9',
    'limit=NaN',
    'limit=0',
    'page=-1',
    'page=1001',
    'page=1.5',
    'page[$ne]=1',
    '__proto__[x]=1',
    'sort=x;drop table person',
    "sort=' OR 1=1--",
    'nothing=1',
  ])('rejects ?%s everywhere', async (query) => {
    for (const path of lists) {
      const answer = await api.ask('anonymous', { url: `${path}?${query}` });
      expect([path, answer.statusCode]).toEqual([path, 400]);
      expect(problem.parse(answer.json()).code).toBe('invalid-query');
    }
  });

  it.each(["' OR 1=1--", 'name="a" OR isPublic=false', '%_', '\\', '%', "');drop table person;--"])(
    'treats %s as plain words',
    async (text) => {
      for (const path of [
        '/api/company/search?search=',
        '/api/company/simple-search?name=',
        '/api/users/search?name=',
        '/api/search?search=',
        '/api/company/tags?tag=',
        '/api/company/article-tags?tag=',
        '/api/company/articles?search=',
      ]) {
        const url = `${path}${encodeURIComponent(text)}`;
        const answer = await api.ask('anonymous', { url });
        expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, { payload: [] }]);
      }
    },
  );
});
