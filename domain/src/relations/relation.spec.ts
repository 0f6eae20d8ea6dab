import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../claims/verdict.ts';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { kikitome, later, moments, noon, tsubame } from '../testing/samples.ts';
import type { JudgeRelation, SetRelation } from './commands.ts';
import { relationDecider } from './decide.ts';
import type { RelationAdded, RelationEvent, RelativeType } from './events.ts';

const pair = { fromCompanyId: tsubame, toCompanyId: kikitome };
const set = (facts: Partial<SetRelation['data']> = {}): SetRelation => ({
  type: 'set-relation',
  data: { ...pair, relativeType: 'INVESTOR', on: true, at: noon, ...facts },
});
const added: RelationAdded = {
  type: 'relation-added',
  data: { ...pair, relativeType: 'INVESTOR', comment: '2019年に出資', at: noon },
};

describe('set-relation', () => {
  it('adds and removes a type', () => {
    given(relationDecider, [])
      .when(set({ comment: ' 2019年に出資 ' }))
      .then([added]);
    given(relationDecider, [added])
      .when(set({ on: false }))
      .then([{ type: 'relation-removed', data: { ...pair, relativeType: 'INVESTOR', at: noon } }]);
  });
  it('keeps several types of one pair', () => {
    given(relationDecider, [added])
      .when(set({ relativeType: 'SUPPORTER' }))
      .then([{ type: 'relation-added', data: { ...pair, relativeType: 'SUPPORTER', comment: null, at: noon } }]);
  });
  it('rejects the company itself and a comment that is too long', () => {
    given(relationDecider, [])
      .when(set({ toCompanyId: tsubame }))
      .thenRefused('self-relation', 'toCompanyId');
    given(relationDecider, [])
      .when(set({ comment: 'あ'.repeat(201) }))
      .thenRefused('too-long', 'comment');
  });
  it('does nothing when nothing would change', () => {
    given(relationDecider, [added])
      .when(set({ at: later }))
      .thenNothing();
    given(relationDecider, [])
      .when(set({ on: false }))
      .thenNothing();
  });
});

describe('judge-relation', () => {
  const judge = (verdict: Verdict | null): JudgeRelation => ({
    type: 'judge-relation',
    data: { ...pair, verdict, at: noon },
  });
  const judged = (verdict: Verdict | null): RelationEvent => ({ type: 'relation-judged', data: judge(verdict).data });
  const removed: RelationEvent = {
    type: 'relation-removed',
    data: { ...pair, relativeType: 'INVESTOR', at: noon },
  };

  it('records the verdict of the other company, and withdraws it', () => {
    given(relationDecider, [added])
      .when(judge('hidden'))
      .then([judged('hidden')]);
    given(relationDecider, [added, judged('hidden')])
      .when(judge(null))
      .then([judged(null)]);
  });
  it('rejects relations that are not claimed', () =>
    given(relationDecider, [added, removed]).when(judge('hidden')).thenRefused('claim-unknown'));
  it('does nothing when nothing would change', () =>
    given(relationDecider, [added, judged('hidden')])
      .when(judge('hidden'))
      .thenNothing());
  it('keeps a dispute for the same claim made again, but no confirmation', () => {
    const again: RelationEvent = { type: 'relation-added', data: { ...added.data, comment: null } };
    given(relationDecider, [added, judged('disputed'), removed])
      .when(set())
      .then([again, judged('disputed')]);
    given(relationDecider, [added, judged('confirmed'), removed])
      .when(set())
      .then([again]);
  });
});

const command: fc.Arbitrary<SetRelation> = fc
  .record({
    relativeType: fc.constantFrom<RelativeType>('SUPPORTER', 'INVESTOR', 'PARTNER', 'API_CONNECTION'),
    on: fc.boolean(),
    at: moments,
  })
  .map(set);

it('is idempotent', () => expectIdempotent(relationDecider, command));
it('folds events in any order', () => expectTotalEvolve(relationDecider, command));
it('has the types whose last command was on', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const last = new Map(commands.map(({ data }) => [data.relativeType, data.on]));
      const { state } = run(relationDecider, commands);
      const held = state.status === 'related' ? state.types.map(({ relativeType }) => relativeType) : [];
      expect(state.status).toBe(held.length === 0 ? 'unrelated' : 'related');
      expect(new Set(held)).toEqual(new Set([...last].filter(([, on]) => on).map(([type]) => type)));
    }),
  );
});
