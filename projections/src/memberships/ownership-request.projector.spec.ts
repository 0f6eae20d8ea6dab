import { companyId, instant, type MembershipEvent, type OwnershipRequested, userId } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import type { Recorded } from '../page-fold/projector.ts';
import type { OwnershipRequestRow } from '../read-model/tables/ownership-request.table.ts';
import { ownershipRequestProjector } from './ownership-request.projector.ts';

const asked = instant('2026-11-21T12:00:00.000Z');
const later = instant('2026-11-21T13:00:00.000Z');
const inADay = instant('2026-11-22T12:00:00.000Z');
const person = { companyId: companyId('tsubame'), userId: userId('sora'), at: later };
const message = '広報を担当しています。';
const mail = { address: 'sora@tsubame.example', expiresAt: inADay };

/** The row after one more event; of an event, a projector reads its type and data. */
const fold = (row: OwnershipRequestRow | null, { type, data }: MembershipEvent) =>
  ownershipRequestProjector.fold(row, { type, data } as Recorded);

const open: OwnershipRequestRow = {
  ...{ company_id: 'tsubame', user_id: 'sora', standing: 'open', message, address: null, expires_at: null },
  ...{ proved_domain: null, reason: null, asked_at: asked, answered_at: null },
};
const mailed: OwnershipRequestRow = {
  ...{ ...open, standing: 'mailed', address: 'sora@tsubame.example', expires_at: inADay },
};
const proved: OwnershipRequestRow = { ...mailed, standing: 'open', proved_domain: 'tsubame.example' };
const declined: OwnershipRequestRow = {
  ...{ ...proved, standing: 'declined', reason: '確認できません。', answered_at: later },
};
const requested = (mail: Pick<OwnershipRequested['data'], 'address' | 'expiresAt'>): MembershipEvent => ({
  type: 'ownership-requested',
  data: { ...person, at: asked, message, ...mail },
});
const byAdmin = requested({ address: null, expiresAt: null });
const byMail = requested(mail);

const issuedEvent: MembershipEvent = { type: 'ownership-proof-issued', data: { ...person, tokenHash: 'hash' } };
const provedEvent: MembershipEvent = { type: 'ownership-proved', data: { ...person, domain: 'tsubame.example' } };
const grantedEvent: MembershipEvent = { type: 'ownership-granted', data: person };
const declinedEvent: MembershipEvent = { type: 'ownership-declined', data: { ...person, reason: '確認できません。' } };
const withdrawnEvent: MembershipEvent = { type: 'ownership-request-withdrawn', data: person };
const ownerAdded: MembershipEvent = { type: 'owner-added', data: person };

it('folds a request without a mail into an open row, and one by mail into a mailed row', () => {
  expect(fold(null, byAdmin)).toEqual(open);
  expect(fold(null, byMail)).toEqual(mailed);
});

it('keeps nothing of who has left the directory', () => {
  for (const row of [open, mailed, declined]) expect(fold(row, { type: 'person-removed', data: person })).toBeNull();
});

it('keeps nothing of an older request of the same person', () => {
  expect(fold(declined, byAdmin)).toEqual(open);
  expect(fold(open, byMail)).toEqual(mailed);
});

it('folds a request by mail whose address was erased into a mailed row', () => {
  expect(fold(null, requested({ ...mail, address: null }))).toEqual({ ...mailed, address: null });
});

it.each([
  ['ownership-proof-issued', issuedEvent, mailed, mailed],
  ['ownership-proved', provedEvent, mailed, proved],
  ['ownership-granted', grantedEvent, proved, { ...proved, standing: 'granted', answered_at: later }],
  ['ownership-declined', declinedEvent, proved, declined],
  ['ownership-request-withdrawn', withdrawnEvent, mailed, { ...mailed, standing: 'withdrawn', answered_at: later }],
] as const)('folds %s into the row', (_, event, before, after) => {
  expect(fold(before, event)).toEqual(after);
});

describe('owner-added', () => {
  it.each([open, mailed, proved])('settles a request that is $standing', (row) => {
    expect(fold(row, ownerAdded)).toEqual({ ...row, standing: 'granted', answered_at: later });
  });

  it.each([
    { ...open, standing: 'granted', answered_at: asked },
    { ...declined, answered_at: asked },
    { ...open, standing: 'withdrawn', answered_at: asked },
  ] as const)('leaves a request as it is that is $standing', (row) => {
    expect(fold(row, ownerAdded)).toEqual(row);
  });
});

it.each([issuedEvent, provedEvent, grantedEvent, declinedEvent, withdrawnEvent, ownerAdded])(
  'leaves a row absent that is not there: $type',
  (event) => {
    expect(fold(null, event)).toBeNull();
  },
);

it('keys the row by page and person, and leaves the other events of the people of a company to others', () => {
  expect(ownershipRequestProjector.keyOf(byMail as Recorded)).toEqual(['tsubame', 'sora']);
  const others = ['owner-removed', 'ownership-transferred', 'member-joined', 'owner-invited'];
  const own = [byMail, issuedEvent, provedEvent, grantedEvent, declinedEvent, withdrawnEvent, ownerAdded];
  expect(others.map((type) => ownershipRequestProjector.isOthers?.({ type }))).toEqual(others.map(() => true));
  expect(own.map((event) => ownershipRequestProjector.isOthers?.(event))).toEqual(own.map(() => false));
});
