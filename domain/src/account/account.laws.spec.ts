import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Instant } from '../kernel/ids.ts';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { noon as at, companies, mioAccount, moments } from '../testing/samples.ts';
import type { Account } from './account.ts';
import { type AccountCommand, accountDecider } from './decide.ts';
import type { AccountMode } from './events.ts';

const command: fc.Arbitrary<AccountCommand> = fc.oneof(
  fc
    .constantFrom<AccountMode>('general', 'business')
    .map((mode): AccountCommand => ({ type: 'open-account', data: { accountId: mioAccount, mode, at } })),
  companies.map((companyId): AccountCommand => ({ type: 'assign-company', data: { companyId, at } })),
  companies.map((companyId): AccountCommand => ({ type: 'unassign-company', data: { companyId, at } })),
  fc.boolean().map((admin): AccountCommand => ({ type: 'set-admin', data: { admin, at } })),
  fc.boolean().map((disabled): AccountCommand => ({ type: 'set-disabled', data: { disabled, at } })),
  moments.map((moment): AccountCommand => ({ type: 'record-password-change', data: { how: 'changed', at: moment } })),
  moments.map((moment): AccountCommand => ({ type: 'record-email-change', data: { at: moment } })),
  moments.map((moment): AccountCommand => ({ type: 'turn-second-factor-on', data: { at: moment } })),
  moments.map((moment): AccountCommand => ({ type: 'turn-second-factor-off', data: { by: 'owner', at: moment } })),
  moments.map((closesAt): AccountCommand => ({ type: 'begin-leaving', data: { at, closesAt } })),
  moments.map((moment): AccountCommand => ({ type: 'stop-leaving', data: { at: moment } })),
  moments.map((moment): AccountCommand => ({ type: 'close-account', data: { at: moment } })),
);

it('is idempotent', () => expectIdempotent(accountDecider, command));
it('folds events in any order', () => expectTotalEvolve(accountDecider, command));
type Card = { mode: AccountMode; admin: boolean; disabled: boolean; closesAt: Instant | null } | 'closed' | null;

/** What a clerk with a card for each account would do. */
function written(card: Card, command: AccountCommand): Card {
  const { type, data } = command;
  if (type === 'open-account') return card ?? { mode: data.mode, admin: false, disabled: false, closesAt: null };
  if (card === null || card === 'closed') return card;
  if (type === 'set-admin') return { ...card, admin: data.admin };
  if (type === 'set-disabled') return { ...card, disabled: data.disabled };
  if (type === 'begin-leaving') return { ...card, closesAt: card.closesAt ?? data.closesAt };
  return card.closesAt === null ? card : onTheWayOut({ ...card, closesAt: card.closesAt }, command);
}

function onTheWayOut(
  card: Exclude<Card, 'closed' | null> & { closesAt: Instant },
  { type, data }: AccountCommand,
): Card {
  const isOver = data.at >= card.closesAt;
  if (type === 'stop-leaving') return isOver ? card : { ...card, closesAt: null };
  return type === 'close-account' && isOver ? 'closed' : card;
}

/** The card of an account. */
function cardOf(state: Account): Card {
  if (state.status === 'none') return null;
  if (state.status === 'closed') return 'closed';
  const { mode, admin, status, closesAt } = state;
  return { mode, admin, disabled: status === 'disabled', closesAt };
}

it('agrees with a naive model', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      expect(cardOf(run(accountDecider, commands).state)).toEqual(commands.reduce<Card>(written, null));
    }),
  );
});
