import { sendCommands } from '@meikan/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { hear } from '../../../app/testing/play.ts';
import { type Judge, judgeCommands, sentCommands } from '../../../app/testing/played-server.ts';
import { about, names, OWNER, openQueue, register, reopenQueue, rows } from '../../testing/open-queue.ts';

const DAY = 24 * 60 * 60 * 1000;
const problem = {
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'validation',
  detail: '',
  errors: [],
  payload: '',
};
const NOT_ONES_OWN = `/images/${'0'.repeat(64)}`;

/** The server refuses these and takes everything else. */
const refuse = (isRefused: (command: Parameters<Judge>[0]) => boolean) =>
  judgeCommands((command) =>
    isRefused(command) ? { status: 'refused', problem } : { status: 'applied', revision: '1', position: 'p1' },
  );

/** The page's clock shows this; the server's does not change. */
const setClock = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at });
afterEach(() => {
  vi.useRealTimers();
});

const streams = () => sentCommands.map(({ stream }) => stream);
const standing = async () => (await rows()).map(({ stream, status }) => [stream, status]);

test('F33 edits keep their order when the clock jumps between them', async () => {
  const now = Date.now();
  await openQueue();
  cutNetwork();
  for (const [index, years] of [0, -1, 5, 0].entries()) {
    setClock(now + years * 365 * DAY);
    await reopenQueue();
    await register(`a-${index}`);
  }
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  expect(streams()).toEqual(names(4).map((name) => `article-${name}`));
});

test('F11 an edit of 400 days ago is kept as it was, and sent', async () => {
  const now = Date.now();
  setClock(now - 400 * DAY);
  await openQueue();
  cutNetwork();
  await register('a-old');
  const before = await rows();
  setClock(now);
  await reopenQueue();
  expect(await rows()).toEqual(before);
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  expect(sentCommands.map(({ issuedAt }) => issuedAt.slice(0, 10))).toEqual([
    new Date(now - 400 * DAY).toISOString().slice(0, 10),
  ]);
});

test('F34 edits of a thing whose registration is refused wait with it, unsent', async () => {
  const outbox = await openQueue();
  refuse(({ type }) => type === 'register-article');
  const [made = ''] = await register('a-refused');
  await expect.poll(standing).toEqual([['article-a-refused', 'standing']]);
  await outbox.enqueue({
    type: 'set-bookmark',
    data: { referenceId: 'a-refused', value: true },
    about,
    dependsOn: [made],
  });
  await outbox.sendNow();
  expect(await standing()).toEqual([
    ['article-a-refused', 'standing'],
    ['bookmark-kurosaki-mio_a-refused', 'waiting'],
  ]);
  expect(streams()).toEqual(['article-a-refused']);
  await outbox.discard([made]);
  expect(await rows()).toEqual([]);
  expect(streams()).toEqual(['article-a-refused']);
});

test('F34 a mended edit is sent with its dependents', async () => {
  const outbox = await openQueue();
  refuse(({ data }) => JSON.stringify(data).includes(NOT_ONES_OWN));
  const article = {
    articleName: '題',
    articleUrl: 'https://example.com',
    articleCategory: 'private_blog_tech',
  } as const;
  const data = { articleId: 'a-mended', owner: OWNER, article: { ...article, coverPhoto: NOT_ONES_OWN } };
  const made = (await outbox.enqueue({ type: 'register-article', data, about })) ?? '';
  await expect.poll(standing).toEqual([['article-a-mended', 'standing']]);
  const usage = { holder: OWNER, serviceId: 'c-1', usageType: 'private' } as const;
  await outbox.enqueue({ type: 'declare-usage', data: usage, about, dependsOn: [made] });
  await outbox.enqueue({
    type: 'edit-article',
    data: { articleId: 'a-mended', owner: OWNER, changes: { coverPhoto: null } },
    about,
  });
  await expect.poll(rows).toEqual([]);
  const [, mended, waited] = sentCommands;
  expect(sentCommands).toHaveLength(3);
  expect(mended).toMatchObject({
    type: 'register-article',
    data: { ...data, article: { ...article, coverPhoto: null } },
  });
  expect(waited).toMatchObject({ type: 'declare-usage', data: usage });
});

test('F35 a refused edit holds up none of 60 others', async () => {
  await openQueue();
  cutNetwork();
  refuse(({ stream }) => stream === 'article-a-poison');
  const heard = hear(sendCommands);
  await register('a-poison', ...names(60));
  mendNetwork();
  await expect.poll(standing).toEqual([['article-a-poison', 'standing']]);
  expect(streams()).toEqual(['a-poison', ...names(60)].map((name) => `article-${name}`));
  expect(heard.length).toBeLessThan(10);
});
