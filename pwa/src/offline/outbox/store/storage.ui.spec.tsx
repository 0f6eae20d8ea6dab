import { expect, onTestFinished, test, vi } from 'vitest';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { names, openQueue, register, rows } from '../../testing/open-queue.ts';

/** Puts the browser's own functions back when the test has ended. */
function restore(...spies: readonly { mockRestore(): void }[]): void {
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

const streams = () => sentCommands.map(({ stream }) => stream);

/** Nothing can be written to a database until the space is given up that was laid by for this day. */
function fillDevice(): void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  let hasSpace = false;
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put_(
    this: IDBObjectStore,
    ...asked
  ) {
    if (!hasSpace) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, asked);
  });
  const removing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function delete_(
    this: IDBObjectStore,
    key,
  ) {
    hasSpace ||= key === 'ballast';
    return remove.call(this, key);
  });
  restore(putting, removing);
}

test('F15 a full device still sends its pending edits', async () => {
  await openQueue();
  cutNetwork();
  await register(...names(3));
  fillDevice();
  expect(await rows()).toHaveLength(3);
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  expect(streams()).toEqual(names(3).map((name) => `article-${name}`));
});

test('F16 enqueueing resolves once the edit is mirrored, not before', async () => {
  await openQueue();
  cutNetwork();
  const { put } = Cache.prototype;
  const { promise: held, resolve: letCopy } = Promise.withResolvers<void>();
  const copying = vi.spyOn(Cache.prototype, 'put').mockImplementation(async function put_(this: Cache, ...asked) {
    await held;
    return put.apply(this, asked);
  });
  restore(copying);
  let isAnswered = false;
  const made = register('a-first').then(() => {
    isAnswered = true;
  });
  await expect.poll(() => [copying.mock.calls.length > 0, isAnswered]).toEqual([true, false]);
  expect(await rows()).toHaveLength(1);
  expect(isAnswered).toBe(false);
  letCopy();
  await made;
});

test('F17 a database connection closed by the browser is reopened, and the edit is kept', async () => {
  const connections: IDBDatabase[] = [];
  const { open } = IDBFactory.prototype;
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function open_(this: IDBFactory, ...asked) {
    const request = open.apply(this, asked);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  restore(opening);
  await openQueue();
  cutNetwork();
  await register('a-0');
  expect(connections.map(({ name }) => name)).toContain('meikan-core-kurosaki-mio');
  for (const connection of connections) connection.close();
  await register('a-1');
  expect((await rows()).map(({ stream }) => stream)).toEqual(['article-a-0', 'article-a-1']);
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  expect(streams()).toEqual(['article-a-0', 'article-a-1']);
});
