import { randomUUID } from 'node:crypto';
import type { CommandHandler } from '@meikan/event-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articles, people } from '../testing/directory.ts';
import { openRoom, type Room } from '../testing/open-room.ts';

const { mio } = people;
const owner = { kind: 'user', id: mio.id } as const;

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

let room: Room;
beforeAll(async () => {
  room = await openRoom({ through: interrupted });
});
afterAll(() => room?.close());

const queued = (type: string, articleId: string, data: object, dependsOn: readonly string[] = []) => ({
  id: randomUUID(),
  type,
  stream: `article-${articleId}`,
  data: { articleId, owner, ...data },
  dependsOn,
  ...{ v: 1, expected: 'any', issuedAt: '2026-11-20T08:00:00.000Z' },
});
type Queued = ReturnType<typeof queued>;
const article = {
  articleName: '下書きの題',
  articleUrl: 'https://example.com/draft',
  articleCategory: 'private_blog_tech',
};
const registration = (articleId: string) => queued('register-article', articleId, { article });
const rename = (articleId: string, dependsOn?: readonly string[]) =>
  queued('edit-article', articleId, { changes: { articleName: '電車で直した題' } }, dependsOn);
const removal = (articleId: string) => queued('remove-article', articleId, {});

async function send(...commands: readonly Queued[]) {
  const body = { device: 'phone-1', commands };
  const { status, json, appended } = await room.ask('mio', { method: 'POST', url: '/api/commands', body });
  expect(status).toBe(200);
  const results = json.results as readonly { readonly status: string; readonly problem?: object }[];
  return { results, statuses: results.map((result) => result.status), types: appended.map(({ type }) => type) };
}

/** Her other device takes the article away. */
const removeElsewhere = (articleId: string) =>
  room.send('mio', { method: 'DELETE', url: `/api/users/${mio.id}/article/${articleId}` });

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
  expect((await send(registration(id), removal(id))).statuses).toEqual(['applied', 'applied']);
  const late = registration(id);
  for (const attempt of [await send(late), await send(late)]) {
    expect(attempt.results).toMatchObject([gone]);
    expect(attempt.types).toEqual([]);
  }
});

it('answers that an article is gone to an edit that was on its way when it was removed', async () => {
  meanwhile = () => removeElsewhere(articles.ofMio);
  const { results, types } = await send(rename(articles.ofMio));
  expect(results).toMatchObject([gone]);
  expect(types).toEqual(['article-removed']);
});

it('holds back what depends on something that is gone, and nothing else', async () => {
  const [id, other] = [`a-${randomUUID()}`, `a-${randomUUID()}`];
  await send(registration(id), removal(id));
  const late = registration(id);
  const { statuses, types } = await send(late, rename(id, [late.id]), registration(other));
  expect(statuses).toEqual(['gone', 'blocked', 'applied']);
  expect(types).toEqual(['article-registered']);
});

it('takes a removal of what was removed meanwhile as done', async () => {
  const id = `a-${randomUUID()}`;
  await send(registration(id));
  meanwhile = () => removeElsewhere(id);
  const { statuses, types } = await send(removal(id));
  expect([statuses, types]).toEqual([['unchanged'], ['article-removed']]);
});
