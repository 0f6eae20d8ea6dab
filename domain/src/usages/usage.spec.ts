import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../claims/verdict.ts';
import { companyId } from '../kernel/ids.ts';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { kikitome, later, mio, moments, noon, tsubame } from '../testing/samples.ts';
import type { DeclareUsage, JudgeUsage, UsageCommand, WithdrawUsage } from './commands.ts';
import { usageDecider } from './decide.ts';
import type { UsageEvent, UsageHolder, UsageSide, UsageType } from './events.ts';

const person: UsageHolder = { kind: 'user', id: mio };
const company: UsageHolder = { kind: 'company', id: tsubame };
const declare = (facts: Partial<DeclareUsage['data']> = {}): DeclareUsage => ({
  type: 'declare-usage',
  data: { holder: person, serviceId: kikitome, usageType: 'private', at: noon, ...facts },
});
const judge = (facts: Partial<JudgeUsage['data']> = {}): JudgeUsage => ({
  type: 'judge-usage',
  data: { holder: person, serviceId: kikitome, by: 'service', verdict: 'disputed', at: noon, ...facts },
});
const withdraw: WithdrawUsage = { type: 'withdraw-usage', data: { holder: person, serviceId: kikitome, at: later } };
const declared: UsageEvent = {
  type: 'usage-declared',
  data: { ...declare().data, since: '2023-07', comment: null },
};

describe('declare-usage', () => {
  it('declares a usage, and keeps fields that are not named', () => {
    given(usageDecider, [])
      .when(declare({ since: '2023/07' }))
      .then([declared]);
    given(usageDecider, [declared])
      .when(declare({ usageType: 'company', at: later }))
      .then([{ type: 'usage-declared', data: { ...declared.data, usageType: 'company', at: later } }]);
  });
  it('rejects a company’s own page, types of other holders and invalid months', () => {
    const when = (facts: Partial<DeclareUsage['data']>) => given(usageDecider, []).when(declare(facts));
    when({ holder: company, serviceId: tsubame, usageType: 'company-using' }).thenRefused('self-usage');
    when({ holder: company }).thenRefused('usage-type-of-other-holder', 'usageType');
    when({ usageType: 'company-using' }).thenRefused('usage-type-of-other-holder', 'usageType');
    when({ since: '2023-13' }).thenRefused('not-a-year-month', 'since');
  });
  it('does nothing when nothing would change', () => {
    given(usageDecider, [declared])
      .when(declare({ at: later }))
      .thenNothing();
  });
  it.each([
    ['company-using', 'company-use'],
    ['company-use', 'company-using'],
  ] as const)('adds nothing of the other side to %s', (usageType, ofOther) => {
    const { data } = declare({ holder: company, usageType });
    const said: UsageEvent = { type: 'usage-declared', data: { ...data, since: '2023-07', comment: '毎日使います' } };
    const words = { since: '2001-01', comment: 'やめたい', restore: true, at: later };
    given(usageDecider, [said])
      .when(declare({ holder: company, usageType: ofOther, ...words }))
      .thenNothing();
  });
});

describe('a usage of another kind of holder', () => {
  const asCompany: UsageHolder = { kind: 'company', id: companyId(mio) };
  const commands: readonly UsageCommand[] = [
    { ...withdraw, data: { ...withdraw.data, holder: asCompany } },
    judge({ holder: asCompany }),
    declare({ holder: asCompany, usageType: 'company-use' }),
  ];
  const withdrawn: UsageEvent = { type: 'usage-withdrawn', data: withdraw.data };
  it.each(commands.map((command) => [command.type, command] as const))('is unknown to %s', (_, command) => {
    given(usageDecider, [declared]).when(command).thenRefused('claim-unknown');
    given(usageDecider, [declared, withdrawn]).when(command).thenRefused('claim-unknown');
  });
});

describe('declare-usage that undoes a withdrawal', () => {
  const told: UsageEvent = { ...declared, data: { ...declare().data, since: '2023-07', comment: '毎日使います' } };
  const withdrawn: UsageEvent = { type: 'usage-withdrawn', data: withdraw.data };
  const restore = (facts: Partial<DeclareUsage['data']> = {}) => declare({ restore: true, at: later, ...facts });
  it('restores the usage with its original date', () => {
    given(usageDecider, [told, withdrawn]).when(restore()).then([told]);
    const otherwise: UsageEvent = { type: 'usage-declared', data: { ...told.data, usageType: 'company', at: later } };
    given(usageDecider, [told, otherwise, withdrawn])
      .when(restore({ usageType: 'company' }))
      .then([{ type: 'usage-declared', data: { ...otherwise.data, at: noon } }]);
  });
  it('declares anew without a withdrawal, and for another type', () => {
    const anew = { holder: person, serviceId: kikitome, since: null, comment: null, at: later } as const;
    given(usageDecider, [])
      .when(restore())
      .then([{ type: 'usage-declared', data: { ...anew, usageType: 'private' } }]);
    given(usageDecider, [told, withdrawn])
      .when(restore({ usageType: 'company' }))
      .then([{ type: 'usage-declared', data: { ...anew, usageType: 'company' } }]);
  });
  it('does nothing when the usage is declared', () => given(usageDecider, [told]).when(restore()).thenNothing());
});

describe('withdraw-usage', () => {
  it('withdraws a usage', () => {
    given(usageDecider, [declared])
      .when(withdraw)
      .then([{ type: 'usage-withdrawn', data: withdraw.data }]);
  });
  it('does nothing without a usage', () => given(usageDecider, []).when(withdraw).thenNothing());
});

describe('judge-usage', () => {
  const adopted = declare({ holder: company, usageType: 'company-use' });
  const entered: UsageEvent = { type: 'usage-declared', data: { ...adopted.data, since: null, comment: null } };
  const withdrawn: UsageEvent = { type: 'usage-withdrawn', data: withdraw.data };
  const judged = (verdict: Verdict | null): UsageEvent => ({ type: 'usage-judged', data: judge({ verdict }).data });

  it('records the verdict of the service, and withdraws it', () => {
    given(usageDecider, [declared])
      .when(judge())
      .then([judged('disputed')]);
    given(usageDecider, [declared, judged('hidden')])
      .when(judge({ verdict: null }))
      .then([judged(null)]);
  });
  it('is the adopting company’s when the service declared the usage', () => {
    const answer = judge({ holder: company, by: 'holder' });
    given(usageDecider, [entered])
      .when(answer)
      .then([{ type: 'usage-judged', data: answer.data }]);
  });
  it('rejects the claimant, and a usage that is not declared', () => {
    given(usageDecider, [declared])
      .when(judge({ by: 'holder' }))
      .thenRefused('own-claim');
    given(usageDecider, [entered])
      .when(judge({ holder: company }))
      .thenRefused('own-claim');
    given(usageDecider, [declared, withdrawn]).when(judge()).thenRefused('claim-unknown');
  });
  it('does nothing when nothing would change', () =>
    given(usageDecider, [declared, judged('disputed')])
      .when(judge({ at: later }))
      .thenNothing());
  it.each(['disputed', 'hidden'] as const)('keeps a verdict for the same usage declared again: %s', (verdict) => {
    given(usageDecider, [declared, judged(verdict), withdrawn])
      .when(declare({ at: later }))
      .then([{ type: 'usage-declared', data: { ...declared.data, since: null, at: later } }, judged(verdict)]);
  });
  it('drops a confirmation when the usage is declared again, but not when its withdrawal is undone', () => {
    const before = [declared, judged('confirmed'), withdrawn];
    given(usageDecider, before)
      .when(declare({ at: later }))
      .then([{ type: 'usage-declared', data: { ...declared.data, since: null, at: later } }]);
    given(usageDecider, before)
      .when(declare({ restore: true, at: later }))
      .then([declared, judged('confirmed')]);
  });
});

const types = fc.constantFrom<UsageType>('private', 'company', 'company-use', 'company-using');
const verdicts = fc.constantFrom<Verdict | null>('confirmed', 'disputed', 'hidden', null);
const holders = fc.constantFrom(person, company);
const commandOf = (holder: UsageHolder): fc.Arbitrary<DeclareUsage | WithdrawUsage> =>
  fc.oneof(
    moments.map((at): WithdrawUsage => ({ ...withdraw, data: { ...withdraw.data, holder, at } })),
    fc
      .record(
        {
          usageType: types,
          since: fc.constantFrom(null, '2023-07', '2023/08', 'soon'),
          comment: fc.constantFrom(null, '', '月末に使います'),
          restore: fc.boolean(),
          at: moments,
        },
        { requiredKeys: ['usageType', 'at'] },
      )
      .map((facts) => declare({ holder, ...facts })),
  );

const command: fc.Arbitrary<UsageCommand> = fc.oneof(
  holders.chain(commandOf),
  fc
    .record({ by: fc.constantFrom<UsageSide>('holder', 'service'), verdict: verdicts, at: moments })
    .map((facts) => judge(facts)),
);

it('is idempotent', () => expectIdempotent(usageDecider, command));
it('folds events in any order', () => expectTotalEvolve(usageDecider, command));
it('ends with the last accepted type of a person, the first of a company', () => {
  const fits = ({ holder, usageType }: DeclareUsage['data']) =>
    (holder.kind === 'company') === (usageType === 'company-use' || usageType === 'company-using');
  const after = (used: UsageType | null, { type, data }: DeclareUsage | WithdrawUsage): UsageType | null => {
    if (type === 'withdraw-usage') return null;
    if (!fits(data) || data.since === 'soon') return used;
    return data.holder.kind === 'company' ? (used ?? data.usageType) : data.usageType;
  };
  fc.assert(
    fc.property(
      holders.chain((holder) => fc.array(commandOf(holder))),
      (commands) => {
        const { state } = run(usageDecider, commands);
        expect(state.status === 'on' ? state.usageType : null).toBe(commands.reduce(after, null));
      },
    ),
  );
});
