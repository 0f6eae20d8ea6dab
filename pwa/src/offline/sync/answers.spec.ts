import { getCompany, getPrivacy } from '@meikan/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import type { LooseInput } from '../../api/request-of.ts';
import type { Saved } from '../cache/index.ts';
import { unavailableSaved } from '../cache/saved.ts';
import { emptyQueue, waiting } from '../outbox/machine/row.ts';
import type { Contents } from '../outbox/store/store.ts';
import { createAnswers } from './answers.ts';
import type { Overlay } from './overlay.ts';
import { pendingEdit } from './testing/pending-edits.ts';

const ID = 'tsubame';
const follow = pendingEdit('set-follow', { target: { kind: 'company', id: ID }, value: true });
const command = { ...follow.command, data: { target: { kind: 'company', id: ID }, value: true } };
const contents: Contents = {
  queue: { ...emptyQueue, rows: [waiting(command, 1)] },
  applied: [],
  syncedAt: null,
};

/** Shows nothing but the types of the edits that it was told of. */
const overlay: Overlay = {
  call: getCompany,
  apply: (answer, { pending }) => ({ ...answer, payload: pending.map(({ type }) => type) }),
};

const answers = (account: string | null, saved: Saved = unavailableSaved) =>
  createAnswers({
    ...{ account, contents: () => contents, overlays: new Map([[getCompany.name, overlay]]) },
    ...{ saved, pictures: new Map(), push: () => undefined },
  });

async function shown(account: string | null, query: NonNullable<LooseInput['query']>): Promise<unknown> {
  const plain = { total: undefined, counter: undefined, position: undefined, watermark: undefined };
  const ask = async () => ({ ...plain, payload: 'as the server says' });
  return (await answers(account).answer({ call: getCompany, input: { params: { id: ID }, query }, ask })).payload;
}

const unreachable = () => Promise.reject(new ApiUnreachable('offline', null));
const problem = (status: number, retryAfter: number | null = null) =>
  new ApiProblem(
    { type: 'about:blank', status, code: 'x', title: '題', detail: '詳細', errors: [], payload: '詳細' },
    retryAfter,
  );
const unknown = () => Promise.reject(problem(404));
const busy = () => Promise.reject(problem(429, 30_000));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['cannot be asked of', unreachable],
  ['does not know yet', unknown],
  ['would tell later', busy],
])('answers: show pending edits that the server %s', async (_, ask) => {
  const creating: Overlay = { ...overlay, create: ({ input }) => (input.params?.id === ID ? 'made here' : null) };
  const asked = (account: string | null, id: string) =>
    createAnswers({
      ...{ account, contents: () => contents, overlays: new Map([[getCompany.name, creating]]) },
      ...{ saved: unavailableSaved, pictures: new Map(), push: () => undefined },
    }).answer({ call: getCompany, input: { params: { id } }, ask });
  expect((await asked('user-1', ID)).payload).toEqual(['set-follow']);
  await expect(asked('user-1', 'another')).rejects.toThrow();
  await expect(asked(null, ID)).rejects.toThrow();
});

test('answers: have pending edits folded over', async () => {
  expect(await shown('user-1', {})).toEqual(['set-follow']);
});

test('answers: of a preview have no pending edits', async () => {
  expect(await shown('user-1', { preview: 'true' })).toBe('as the server says');
});

test('answers: of a visitor have no pending edits', async () => {
  expect(await shown(null, {})).toBe('as the server says');
});

test('answers: report a removed page also after the cache was closed', async () => {
  const closed = Object.assign(new Error('closed'), { name: 'DatabaseClosedError' });
  const saved = { ...unavailableSaved, purge: () => Promise.reject(closed) };
  const gone = problem(404);
  const query = { call: getCompany, input: { params: { id: ID } }, ask: () => Promise.reject(gone) };
  await expect(answers('user-1', saved).answer(query)).rejects.toBe(gone);
});

test.each([
  ['shows what it has kept', 'is not reached', unreachable, true],
  ['shows what it has kept', 'asks to be asked later', busy, true],
  ['shows nothing', 'says that it is gone', unknown, false],
  ['shows nothing', 'has a defect', () => Promise.reject(problem(500)), false],
])('answers: a device online %s when the server %s', async (_, __, ask, isShown) => {
  vi.stubGlobal('navigator', { onLine: true });
  const payload = { hidesFootprints: true };
  const plain = { total: undefined, counter: undefined, position: undefined, watermark: undefined };
  const kept = { answer: { ...plain, payload }, savedAt: 5, ack: 0 };
  const saved: Saved = { ...unavailableSaved, find: () => Promise.resolve(kept) };
  const asked = answers(null, saved).answer<unknown>({ call: getPrivacy, input: {}, ask });
  if (isShown) expect(await asked).toMatchObject({ payload, savedAt: 5 });
  else await expect(asked).rejects.toBeInstanceOf(ApiProblem);
});
