import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, mio, moments, noon, sora, tsubame } from '../testing/samples.ts';
import { type FollowEvent, type FollowTarget, followDecider, type SetFollow } from './follow.ts';

const toSora: FollowTarget = { kind: 'user', id: sora };
const set = (on: boolean, target: FollowTarget = toSora, at = noon, restore = false): SetFollow => ({
  type: 'set-follow',
  data: { userId: mio, target, on, restore, at },
});
const followed: FollowEvent = { type: 'follow-started', data: { userId: mio, target: toSora, at: noon } };

describe('set-follow', () => {
  it('follows and unfollows', () => {
    given(followDecider, []).when(set(true)).then([followed]);
    given(followDecider, [followed])
      .when(set(false, toSora, later))
      .then([{ type: 'follow-ended', data: { userId: mio, target: toSora, at: later } }]);
  });
  it('undoing an unfollow restores the original date', () => {
    const ended: FollowEvent = { type: 'follow-ended', data: { userId: mio, target: toSora, at: later } };
    const restore = set(true, toSora, later, true);
    given(followDecider, [followed, ended]).when(restore).then([followed]);
    given(followDecider, [followed]).when(restore).thenNothing();
    given(followDecider, [])
      .when(restore)
      .then([{ type: 'follow-started', data: { userId: mio, target: toSora, at: later } }]);
  });
  it('rejects oneself', () => {
    given(followDecider, [])
      .when(set(true, { kind: 'user', id: mio }))
      .thenRefused('self-follow');
  });
  it('does nothing when nothing would change', () => {
    given(followDecider, [followed])
      .when(set(true, toSora, later))
      .thenNothing();
    given(followDecider, []).when(set(false)).thenNothing();
  });
});

const targets = fc.constantFrom<FollowTarget>(toSora, { kind: 'user', id: mio }, { kind: 'company', id: tsubame });
const command = fc.tuple(fc.boolean(), targets, moments, fc.boolean()).map((command) => set(...command));

it('is idempotent', () => expectIdempotent(followDecider, command));
it('folds events in any order', () => expectTotalEvolve(followDecider, command));
it('ends in the state of the last accepted command', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const wanted = commands.filter(({ data }) => data.target.id !== mio).at(-1)?.data.on ?? false;
      expect(run(followDecider, commands).state.status).toBe(wanted ? 'on' : 'off');
    }),
  );
});
