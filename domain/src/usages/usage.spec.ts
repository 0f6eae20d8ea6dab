import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSafeToSendTwice, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { kikitome, later, mio, moments, noon, tsubame } from '../testing/samples.ts';
import type { DeclareUsage, UsageCommand, WithdrawUsage } from './commands.ts';
import { usageDecider } from './decide.ts';
import type { UsageEvent, UsageHolder, UsageType } from './events.ts';

const person: UsageHolder = { kind: 'user', id: mio };
const company: UsageHolder = { kind: 'company', id: tsubame };
const declare = (facts: Partial<DeclareUsage['data']> = {}): DeclareUsage => ({
  type: 'declare-usage',
  data: { holder: person, serviceId: kikitome, usageType: 'private', at: noon, ...facts },
});
const withdraw: WithdrawUsage = { type: 'withdraw-usage', data: { holder: person, serviceId: kikitome, at: later } };
const declared: UsageEvent = {
  type: 'usage-declared',
  data: { ...declare().data, since: '2023-07', comment: null },
};

describe('declare-usage', () => {
  it('declares, and keeps what is not named', () => {
    given(usageDecider, [])
      .when(declare({ since: '2023/07' }))
      .then([declared]);
    given(usageDecider, [declared])
      .when(declare({ usageType: 'company', at: later }))
      .then([{ type: 'usage-declared', data: { ...declared.data, usageType: 'company', at: later } }]);
  });
  it('refuses a company its own page, ways of other holders, and months that do not exist', () => {
    const when = (facts: Partial<DeclareUsage['data']>) => given(usageDecider, []).when(declare(facts));
    when({ holder: company, serviceId: tsubame, usageType: 'company-using' }).thenRefused('self-usage');
    when({ holder: company }).thenRefused('usage-type-of-other-holder', 'usageType');
    when({ usageType: 'company-using' }).thenRefused('usage-type-of-other-holder', 'usageType');
    when({ since: '2023-13' }).thenRefused('not-a-year-month', 'since');
  });
  it('stays quiet when it is so already', () => {
    given(usageDecider, [declared])
      .when(declare({ at: later }))
      .thenNothing();
  });
});

describe('declare-usage that takes a withdrawal back', () => {
  const told: UsageEvent = { ...declared, data: { ...declare().data, since: '2023-07', comment: '毎日使います' } };
  const withdrawn: UsageEvent = { type: 'usage-withdrawn', data: withdraw.data };
  const restore = (facts: Partial<DeclareUsage['data']> = {}) => declare({ restore: true, at: later, ...facts });
  it('declares what was withdrawn, since when it stood', () => {
    given(usageDecider, [told, withdrawn]).when(restore()).then([told]);
    const otherwise: UsageEvent = { type: 'usage-declared', data: { ...told.data, usageType: 'company', at: later } };
    given(usageDecider, [told, otherwise, withdrawn])
      .when(restore({ usageType: 'company' }))
      .then([{ type: 'usage-declared', data: { ...otherwise.data, at: noon } }]);
  });
  it('declares anew where there was none, or another way of using it', () => {
    const anew = { holder: person, serviceId: kikitome, since: null, comment: null, at: later } as const;
    given(usageDecider, [])
      .when(restore())
      .then([{ type: 'usage-declared', data: { ...anew, usageType: 'private' } }]);
    given(usageDecider, [told, withdrawn])
      .when(restore({ usageType: 'company' }))
      .then([{ type: 'usage-declared', data: { ...anew, usageType: 'company' } }]);
  });
  it('stays quiet when it stands', () => given(usageDecider, [told]).when(restore()).thenNothing());
});

describe('withdraw-usage', () => {
  it('withdraws', () => {
    given(usageDecider, [declared])
      .when(withdraw)
      .then([{ type: 'usage-withdrawn', data: withdraw.data }]);
  });
  it('stays quiet when nothing was declared', () => given(usageDecider, []).when(withdraw).thenNothing());
});

const types = fc.constantFrom<UsageType>('private', 'company', 'company-use', 'company-using');
const command: fc.Arbitrary<UsageCommand> = fc.oneof(
  moments.map((at): UsageCommand => ({ ...withdraw, data: { ...withdraw.data, at } })),
  fc
    .record(
      {
        holder: fc.constantFrom(person, company),
        usageType: types,
        since: fc.constantFrom(null, '2023-07', '2023/08', 'soon'),
        comment: fc.constantFrom(null, '', '月末に使います'),
        restore: fc.boolean(),
        at: moments,
      },
      { requiredKeys: ['holder', 'usageType', 'at'] },
    )
    .map(declare),
);

it('is safe to send twice', () => expectSafeToSendTwice(usageDecider, command));
it('folds any order of events', () => expectTotalEvolve(usageDecider, command));
it('ends with the last allowed way of using it', () => {
  const fits = ({ holder, usageType }: DeclareUsage['data']) =>
    (holder.kind === 'company') === (usageType === 'company-use' || usageType === 'company-using');
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const last = commands
        .filter(({ type, data }) => type === 'withdraw-usage' || (fits(data) && data.since !== 'soon'))
        .at(-1);
      const { state } = run(usageDecider, commands);
      expect(state.status === 'on' ? state.usageType : null).toBe(
        last?.type === 'declare-usage' ? last.data.usageType : null,
      );
    }),
  );
});
