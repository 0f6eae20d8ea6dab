import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { essay, later, moments, noon } from '../testing/samples.ts';
import { type GiveRuling, type RulingCommand, type RulingEvent, rulingDecider } from './ruling.ts';

const target = { kind: 'article', id: essay } as const;
const hidden = { target, hiddenFor: 'spam', upTo: noon, at: later } as const;
const give = (data: Partial<GiveRuling['data']> = {}): GiveRuling => ({
  type: 'give-ruling',
  data: { ...hidden, ...data },
});
const withdraw = (upTo = noon): RulingCommand => ({ type: 'withdraw-ruling', data: { target, upTo, at: later } });
const ruled: RulingEvent = { type: 'ruling-given', data: hidden };
const ruledLater: RulingEvent = { type: 'ruling-given', data: { ...hidden, hiddenFor: null, upTo: later } };

describe('give-ruling', () => {
  it('hides a thing for a reason, or says that there is nothing to hide', () => {
    given(rulingDecider, []).when(give()).then([ruled]);
    const kept = { ...hidden, hiddenFor: null };
    given(rulingDecider, [])
      .when(give(kept))
      .then([{ type: 'ruling-given', data: kept }]);
  });
  it('answers reports that came after the last answer', () => {
    given(rulingDecider, [ruled])
      .when(give({ hiddenFor: null, upTo: later }))
      .then([ruledLater]);
  });
  it('does nothing where another admin has said the same', () => {
    given(rulingDecider, [ruled]).when(give()).thenNothing();
  });
  it('rejects another answer to the same reports', () => {
    given(rulingDecider, [ruled])
      .when(give({ hiddenFor: null }))
      .thenRefused('reports-answered');
    given(rulingDecider, [ruledLater]).when(give()).thenRefused('reports-answered');
  });
});

describe('withdraw-ruling', () => {
  it('takes the last answer back, with what it had said', () => {
    given(rulingDecider, [ruled, ruledLater])
      .when(withdraw(later))
      .then([{ type: 'ruling-withdrawn', data: { ...hidden, hiddenFor: null, upTo: later } }]);
  });
  it('rejects an answer on which a later one stands', () => {
    given(rulingDecider, [ruled, ruledLater]).when(withdraw(noon)).thenRefused('ruling-replaced');
  });
  it('does nothing where there is no such answer', () => {
    given(rulingDecider, []).when(withdraw()).thenNothing();
  });
});

const command: fc.Arbitrary<RulingCommand> = fc
  .record({ upTo: moments, hiddenFor: fc.constantFrom(null, 'spam' as const), on: fc.boolean() })
  .map(({ upTo, hiddenFor, on }) => (on ? give({ hiddenFor, upTo }) : withdraw(upTo)));

it('is idempotent', () => expectIdempotent(rulingDecider, command));
it('folds events in any order', () => expectTotalEvolve(rulingDecider, command));
it('answers later and later reports', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const moments = run(rulingDecider, commands).state.map(({ upTo }) => upTo);
      expect(moments).toEqual([...new Set(moments)].sort());
    }),
  );
});
