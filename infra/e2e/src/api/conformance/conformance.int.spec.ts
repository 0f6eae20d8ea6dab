import { randomUUID } from 'node:crypto';
import type { Call } from '@meikan/contracts';
import { registeredCalls } from '@meikan/platform';
import { describe, expect, it } from 'vitest';
import { playedFeeds, playedInternet } from '../../test-app/played-feeds.ts';
import { allowed } from '../matrix/allowed.ts';
import { exampleOf } from '../matrix/examples.ts';
import { writeThings } from '../matrix/things.ts';
import { type Answer, everyone, type Request, type Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { pixel } from '../uploads/pixel.ts';
import { individualRows } from './individual-rows.ts';

const FEED = `<rss version="2.0"><channel><title>日誌</title><item><title>はじめての記事</title>
<link>https://blog.example/1</link><pubDate>Mon, 02 Nov 2026 09:00:00 +0900</pubDate></item></channel></rss>`;
// The address that the feed of the examples names.
playedFeeds.set('http://feeds.example/feed', FEED);

const api = apiTestAppPerFile(writeThings, { safeFetch: playedInternet });

function callOf(row: string): Call {
  const found = registeredCalls(api.application.app).find(({ call }) => `${call.method} ${call.path}` === row);
  if (found === undefined) throw new Error(`${row} is no call of the application`);
  return found.call;
}

/** What an honest caller sends; where the example of the matrix only knocks, the real thing. */
async function honest({ name, path }: Call): Promise<Omit<Request, 'method'>> {
  const example = await exampleOf(name, path, api.write);
  if (name === 'uploadImage') return { url: path, form: { image: pixel(10) } };
  if (name === 'initializeSession' || name === 'exchangeToken') {
    return { ...example, body: { token: await api.newIdToken('general') } };
  }
  return example;
}

async function make(call: Call, who: Who): Promise<{ readonly answer: Answer; readonly appended: readonly string[] }> {
  const { headers, ...example } = await honest(call);
  const session =
    call.name === 'generateUserToken' && who === 'general'
      ? { authorization: `Bearer ${await api.newToken(who)}` }
      : {};
  const before = await api.application.log.head();
  const key = randomUUID();
  const answer = await api.ask(who, {
    ...example,
    method: call.method,
    headers: { 'idempotency-key': key, ...headers, ...session },
  });
  return { answer, appended: await appendedSince(before) };
}

/** Types of the events that somebody appended; what reactors write on their own is not the call's. */
async function appendedSince(before: Awaited<ReturnType<typeof api.application.log.head>>): Promise<string[]> {
  const events = await api.application.log.readAll({ after: before, limit: 50 });
  return events.filter(({ metadata }) => metadata.actor.role !== 'system').map(({ type }) => type);
}

describe.each(individualRows.map((row) => [row.call, row] as const))('%s', (name, { as, appends, before }) => {
  it('stands in OpenAPI', async () => {
    const document = (await api.ask('anonymous', { url: '/api/openapi.json' })).json<{
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }>();
    const { method, path } = callOf(name);
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
  });

  it('answers in its shape to those who are allowed, and appends the expected events', async () => {
    if (before !== undefined) await make(callOf(before), as);
    const call = callOf(name);
    const { answer, appended } = await make(call, as);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    const { payload } = answer.json<{ readonly payload: unknown }>();
    expect(call.answer.parse(payload)).toEqual(payload);
    const always = call.headers.filter((header) => header !== 'lower-bound');
    for (const header of always) expect(answer.headers).toHaveProperty(header);
    expect(appended).toEqual(appends);
  });

  it('rejects everybody else, and appends nothing', async () => {
    const call = callOf(name);
    for (const who of everyone.filter((one) => !allowed[name]?.includes(one))) {
      const { answer, appended } = await make(call, who);
      expect([who, answer.statusCode, appended]).toEqual([who, expect.toBeOneOf([401, 403, 404]), []]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });
});
