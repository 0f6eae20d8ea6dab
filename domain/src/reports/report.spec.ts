import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { essay, later, mio, moments, noon, sora, tsubame } from '../testing/samples.ts';
import { type MakeReport, type ReportCommand, type ReportEvent, reportDecider } from './report.ts';
import type { ReportTarget } from './target.ts';

const ofSora: ReportTarget = { kind: 'user', id: sora };
const reporting = { userId: mio, target: ofSora, at: noon } as const;
const made = { ...reporting, reason: 'spam', text: '' } as const;
const make = (data: Partial<MakeReport['data']> = {}): MakeReport => ({
  type: 'make-report',
  data: { ...made, ...data },
});
const reported: ReportEvent = { type: 'thing-reported', data: made };

describe('make-report', () => {
  it('reports a person, a page, an article', () => {
    for (const target of [ofSora, { kind: 'company', id: tsubame }, { kind: 'article', id: essay }] as const) {
      given(reportDecider, [])
        .when(make({ target }))
        .then([{ type: 'thing-reported', data: { ...made, target } }]);
    }
  });
  it('rejects oneself', () => {
    given(reportDecider, [])
      .when(make({ target: { kind: 'user', id: mio } }))
      .thenRefused('self-report');
  });
  it('replaces an older report of the same person, also by the same words', () => {
    given(reportDecider, [reported])
      .when(make({ at: later }))
      .then([{ type: 'thing-reported', data: { ...made, at: later } }]);
  });
});

describe('withdraw-report', () => {
  const withdraw: ReportCommand = { type: 'withdraw-report', data: { ...reporting, at: later } };

  it('takes a report back, once', () => {
    given(reportDecider, [reported])
      .when(withdraw)
      .then([{ type: 'report-withdrawn', data: { ...reporting, at: later } }]);
  });
  it('does nothing where nobody reported', () => {
    given(reportDecider, []).when(withdraw).thenNothing();
  });
});

describe('forget-reporter', () => {
  const forget: ReportCommand = { type: 'forget-reporter', data: { ...reporting, at: later } };
  const forgotten: ReportEvent = { type: 'reporter-forgotten', data: { ...reporting, at: later } };

  it('forgets who reported, and takes nothing back', () => {
    given(reportDecider, [reported]).when(forget).then([forgotten]);
    given(reportDecider, [reported, forgotten]).when({ type: 'withdraw-report', data: reporting }).thenNothing();
  });
  it('does nothing where nothing stands', () => {
    given(reportDecider, []).when(forget).thenNothing();
  });
});

const target = fc.constantFrom<ReportTarget>(ofSora, { kind: 'user', id: mio }, { kind: 'article', id: essay });
const reason = fc.constantFrom('spam' as const, 'other' as const);
const command: fc.Arbitrary<ReportCommand> = fc
  .record({ target, at: moments, reason, text: fc.constantFrom('', '広告ばかりです。') })
  .chain(({ reason: why, text, ...rest }) => {
    const data = { userId: mio, ...rest };
    return fc.constantFrom<ReportCommand>(
      { type: 'make-report', data: { ...data, reason: why, text } },
      { type: 'withdraw-report', data },
      { type: 'forget-reporter', data },
    );
  });

it('is idempotent', () => expectIdempotent(reportDecider, command));
it('folds events in any order', () => expectTotalEvolve(reportDecider, command));
it('holds what the last report said, whatever was said before', () => {
  fc.assert(
    fc.property(fc.array(command), moments, (commands, at) => {
      const last = make({ text: 'なりすましです。', at });
      const { state } = run(reportDecider, [...commands, { type: 'withdraw-report', data: reporting }, last]);
      expect(state).toEqual({ status: 'made', reason: 'spam', text: 'なりすましです。', at });
    }),
  );
});
