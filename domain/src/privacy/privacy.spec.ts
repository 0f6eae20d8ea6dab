import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, mio, moments, noon } from '../testing/samples.ts';
import { type PrivacyEvent, privacyDecider, type SetFootprintsHidden } from './privacy.ts';

const set = (hidden: boolean, at = noon): SetFootprintsHidden => ({
  type: 'set-footprints-hidden',
  data: { userId: mio, hidden, at },
});
const hidden: PrivacyEvent = { type: 'footprints-hidden', data: { userId: mio, at: noon } };

describe('set-footprints-hidden', () => {
  it('hides footprints and shows them again', () => {
    given(privacyDecider, []).when(set(true)).then([hidden]);
    given(privacyDecider, [hidden])
      .when(set(false, later))
      .then([{ type: 'footprints-shown', data: { userId: mio, at: later } }]);
  });
  it('does nothing when nothing would change', () => {
    given(privacyDecider, [hidden]).when(set(true, later)).thenNothing();
    given(privacyDecider, []).when(set(false)).thenNothing();
  });
});

const command = fc.tuple(fc.boolean(), moments).map((command) => set(...command));

it('is idempotent', () => expectIdempotent(privacyDecider, command));
it('folds events in any order', () => expectTotalEvolve(privacyDecider, command));
it('ends in the state of the last command', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const wanted = commands.at(-1)?.data.hidden ? 'hidden' : 'shown';
      expect(run(privacyDecider, commands).state.footprints).toBe(wanted);
    }),
  );
});
