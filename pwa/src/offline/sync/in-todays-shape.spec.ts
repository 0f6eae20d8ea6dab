import { getProfile } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { somebody } from '../../features/profile/testing/somebody.ts';
import { inTodaysShape } from './pending.ts';

const rest = { total: undefined, counter: undefined, position: undefined, watermark: '7' };

it("today's shape: gives a profile of an older build the new fields", () => {
  const { serviceCounts: _counts, followingUsers: _users, profession: _job, ...older } = somebody({ name: '澪' });
  const talk = { link: 'https://talk.example/', linkImgUrl: null };
  const read = inTodaysShape(getProfile, { ...rest, payload: { ...older, casualTalk: talk } });
  expect(read).toMatchObject({
    watermark: '7',
    payload: {
      name: '澪',
      profession: null,
      followingUsers: [],
      serviceCounts: { web: 0, business: 0 },
      casualTalk: { ...talk, topic: null },
    },
  });
});

it("today's shape: drops what it cannot read", () => {
  expect(inTodaysShape(getProfile, { ...rest, payload: { name: '澪' } })).toBeNull();
});
