import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, mio, moments, noon, sora, users } from '../testing/samples.ts';
import { type BlockEvent, blockDecider, type SetBlock } from './block.ts';

const set = (on: boolean, blockedId = sora, at = noon): SetBlock => ({
  type: 'set-block',
  data: { userId: mio, blockedId, on, at },
});
const blocked: BlockEvent = { type: 'user-blocked', data: { userId: mio, blockedId: sora, at: noon } };

describe('set-block', () => {
  it('blocks and unblocks', () => {
    given(blockDecider, []).when(set(true)).then([blocked]);
    given(blockDecider, [blocked])
      .when(set(false, sora, later))
      .then([{ type: 'user-unblocked', data: { userId: mio, blockedId: sora, at: later } }]);
  });
  it('rejects oneself', () => {
    given(blockDecider, []).when(set(true, mio)).thenRefused('self-block');
  });
  it('does nothing when nothing would change', () => {
    given(blockDecider, [blocked])
      .when(set(true, sora, later))
      .thenNothing();
    given(blockDecider, []).when(set(false)).thenNothing();
  });
});

const command = fc.tuple(fc.boolean(), users, moments).map((command) => set(...command));

it('is idempotent', () => expectIdempotent(blockDecider, command));
it('folds events in any order', () => expectTotalEvolve(blockDecider, command));
it('ends in the state of the last accepted command', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const wanted = commands.filter(({ data }) => data.blockedId !== mio).at(-1)?.data.on ?? false;
      expect(run(blockDecider, commands).state.status).toBe(wanted ? 'on' : 'off');
    }),
  );
});
