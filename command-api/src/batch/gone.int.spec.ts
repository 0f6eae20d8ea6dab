import { randomUUID } from 'node:crypto';
import type { CommandHandler } from '@meikan/event-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { type BatchAnswered, batchesTo, edits, queued } from '../testing/queue.ts';

const { mio } = people;
const { register, retitle, remove } = edits;

/** Happens once between the preparation of the next command and its way to the log. */
let meanwhile: (() => Promise<unknown>) | null = null;
const interrupted = (handler: CommandHandler): CommandHandler => ({
  load: handler.load,
  handle: async (...sent) => {
    const happens = meanwhile;
    meanwhile = null;
    await happens?.();
    return handler.handle(...sent);
  },
});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ through: interrupted });
});
afterAll(() => testApp?.close());

const send = batchesTo(() => testApp);
const typesOf = ({ appended }: BatchAnswered) => appended.map(({ type }) => type);

/** Her other device takes the article away. */
const removeElsewhere = (articleId: string) =>
  testApp.send('mio', { method: 'DELETE', url: `/api/users/${mio.id}/article/${articleId}` });

const gone = {
  status: 'gone',
  problem: {
    type: 'urn:meikan:problem:article-removed',
    status: 410,
    code: 'article-removed',
    detail: 'この記事はすでに削除されています。',
  },
};

it('answers that an article is gone to whoever writes it anew under its id, the second time as the first', async () => {
  const id = `a-${randomUUID()}`;
  expect((await send([register(id), remove(id)])).statuses).toEqual(['applied', 'applied']);
  const late = register(id);
  for (const attempt of [await send([late]), await send([late])]) {
    expect(attempt.results).toMatchObject([gone]);
    expect(attempt.appended).toEqual([]);
  }
});

it.each([
  ['whatever is there', { expected: 'any' }],
  ['the article as it was seen', { expected: { revision: '0' } }],
])('answers its owner that an article is gone, when the edit is of %s', async (_, more) => {
  const id = `a-${randomUUID()}`;
  await send([register(id), remove(id)]);
  const late = retitle(id, '電車で直した題', more);
  for (const attempt of [await send([late]), await send([late])]) {
    expect(attempt.results).toMatchObject([gone]);
    expect(attempt.appended).toEqual([]);
  }
});

it('tells strangers no more of what was removed than of what never was', async () => {
  const id = `a-${randomUUID()}`;
  await send([register(id), remove(id)]);
  const owner = { kind: 'user', id: people.sora.id };
  const asSora = (articleId: string, ofWhom: object) =>
    queued('edit-article', `article-${articleId}`, { articleId, owner: ofWhom, changes: { articleName: '題' } });
  const { results } = await send(
    [asSora(id, owner), asSora(id, { kind: 'user', id: mio.id }), asSora('a-none', owner)],
    'sora',
  );
  expect(results.map(({ status, problem }) => [status, problem?.code])).toEqual(
    Array.from({ length: 3 }, () => ['forbidden', 'not-found']),
  );
});

it.each([['any'], [{ revision: '0' }]])(
  'answers an edit that was on its way when it was removed (%j)',
  async (expected) => {
    const id = `a-${randomUUID()}`;
    await send([register(id)]);
    meanwhile = () => removeElsewhere(id);
    const answer = await send([retitle(id, '電車で直した題', { expected })]);
    expect(answer.results).toMatchObject([gone]);
    expect(typesOf(answer)).toEqual(['article-removed']);
  },
);

it('holds back what depends on something that is gone, and nothing else', async () => {
  const [id, other] = [`a-${randomUUID()}`, `a-${randomUUID()}`];
  await send([register(id), remove(id)]);
  const late = register(id);
  const answer = await send([late, retitle(id, '題', { dependsOn: [late.id] }), register(other)]);
  expect(answer.statuses).toEqual(['gone', 'blocked', 'applied']);
  expect(typesOf(answer)).toEqual(['article-registered']);
});

it.each([['any'], [{ revision: '0' }]])(
  'takes a removal of what was removed meanwhile as done (%j)',
  async (expected) => {
    const id = `a-${randomUUID()}`;
    await send([register(id)]);
    meanwhile = () => removeElsewhere(id);
    const answer = await send([remove(id, { expected })]);
    expect([answer.statuses, typesOf(answer)]).toEqual([['unchanged'], ['article-removed']]);
  },
);

it('says the same by the REST calls', async () => {
  const id = `a-${randomUUID()}`;
  await send([register(id), remove(id)]);
  const url = `/api/users/${mio.id}/article/${id}`;
  const edit = await testApp.ask('mio', { method: 'POST', url, body: { articleName: '題' } });
  expect([edit.status, edit.json.code, edit.appended]).toEqual([410, 'article-removed', []]);
  const again = await testApp.ask('mio', { method: 'DELETE', url });
  expect([again.status, again.appended]).toEqual([200, []]);
  expect((await testApp.send('sora', { method: 'POST', url, body: { articleName: '題' } })).status).toBe(404);
});
