import { getProfile, listBlocks, listFollowers, type PersonCard } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import type { OverlayContext } from '../../offline/index.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { blockViews } from './overlay.ts';

const card = (id: string): PersonCard => ({
  ...{ id, username: id, name: id, avatar: null, job: null, workFor: null, livingAddress: null },
  ...{ isVerified: false, useServiceCount: 0, followerCount: 0, isFollowing: false },
});
const block = (userId: string, value: boolean) =>
  pendingEdit('set-block', { userId, value }, { name: `${userId}さん` });
const lists = { payload: [card('sora'), card('riku')], total: 7 };

/** What a list of people shows while these commands wait. */
function shown(call: typeof listBlocks | typeof listFollowers, page: string, ...pending: OverlayContext['pending']) {
  const overlay = blockViews.overlays.find((one) => one.call.name === call.name);
  const answer = { ...lists, counter: undefined, position: undefined, watermark: undefined };
  const after = overlay?.apply(answer, { account: 'mio', input: { query: { page } }, pending });
  const people = call.answer.parse(after?.payload);
  return [people.map(({ name }) => name), after?.total];
}

describe('a pending block', () => {
  it('removes a person from lists, and an unblock brings them back', () => {
    expect(shown(listFollowers, '1', block('sora', true))).toEqual([['riku'], 6]);
    expect(shown(listFollowers, '1', block('sora', true), block('sora', false))).toEqual([['sora', 'riku'], 7]);
  });

  it('is first in the own list, under the name of the command', () => {
    expect(shown(listBlocks, '1', block('kai', true))).toEqual([['kaiさん', 'sora', 'riku'], 8]);
    expect(shown(listBlocks, '2', block('kai', true))).toEqual([['sora', 'riku'], 8]);
    expect(shown(listBlocks, '1', block('sora', false))).toEqual([['riku'], 6]);
    expect(shown(listBlocks, '1', block('kai', true), block('kai', false))).toEqual([['sora', 'riku'], 7]);
  });

  it('reloads the lists that show it, once applied', () => {
    expect(blockViews.stale['set-block']).toEqual(expect.arrayContaining([getProfile, listBlocks, listFollowers]));
  });
});
