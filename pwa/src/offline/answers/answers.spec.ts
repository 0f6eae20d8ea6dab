import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import type { LooseInput } from '../../api/request-of.ts';
import { emptyQueue, waiting } from '../outbox/row.ts';
import { unavailableSaved } from '../saved/unavailable.ts';
import type { Contents } from '../store/store.ts';
import { createAnswers } from './answers.ts';
import type { Overlay } from './overlay.ts';
import { pendingEdit } from './testing/pending-edits.ts';

const ID = 'tsubame';
const follow = pendingEdit('set-follow', { target: { kind: 'company', id: ID }, value: true });
const wish = { ...follow.wish, data: { target: { kind: 'company', id: ID }, value: true } };
const contents: Contents = {
  queue: { ...emptyQueue, rows: [waiting(wish, 1)] },
  landed: [],
  syncedAt: null,
};

/** Shows nothing but the types of the edits that it was told of. */
const overlay: Overlay = {
  call: getCompany,
  apply: (answer, { pending }) => ({ ...answer, payload: pending.map(({ type }) => type) }),
};

const answers = (account: string | null) =>
  createAnswers({
    ...{ account, contents: () => contents, overlays: new Map([[getCompany.name, overlay]]) },
    ...{ saved: unavailableSaved, pictures: new Map(), push: () => undefined },
  });

async function shown(account: string | null, query: NonNullable<LooseInput['query']>): Promise<unknown> {
  const plain = { total: undefined, counter: undefined, position: undefined, watermark: undefined };
  const ask = async () => ({ ...plain, payload: 'as the server says' });
  return (await answers(account).answer({ call: getCompany, input: { params: { id: ID }, query }, ask })).payload;
}

test('lays what waits over an answer', async () => {
  expect(await shown('user-1', {})).toEqual(['set-follow']);
});

test('leaves a preview as others see it, whom nothing that waits has reached', async () => {
  expect(await shown('user-1', { preview: 'true' })).toBe('as the server says');
});

test('has nothing to lay over a visitor’s answers', async () => {
  expect(await shown(null, {})).toBe('as the server says');
});
