import { expect, it } from 'vitest';
import type { MembershipRow } from '../read-model/tables/membership.table.ts';
import { membershipProjector } from './membership.projector.ts';

const row = (status: MembershipRow['status'], is_owner: boolean): MembershipRow => ({
  ...{ company_id: 'tsubame', user_id: 'mio', since: '2026-11-01T00:00:00.000Z' },
  ...{ status, is_owner, owner_since: null, owner_by: null },
});
const told = (before: MembershipRow | null, after: MembershipRow | null) =>
  new Set(membershipProjector.touched(before, after).map(({ kind }) => kind));

it.each([
  ['becomes an owner', null, row(null, true)],
  ['is an owner no more', row(null, true), null],
] as const)('announces only the page when somebody %s: its owners are visible to owners only', (_, before, after) => {
  expect(told(before, after)).toEqual(new Set(['company']));
});

it.each([
  ['joins', null, row('NOW-MEMBER', false)],
  ['leaves', row('NOW-MEMBER', false), null],
  ['leaves, and owns it still', row('NOW-MEMBER', true), row(null, true)],
] as const)('announces the page and the member when somebody %s', (_, before, after) => {
  expect(told(before, after)).toEqual(new Set(['company', 'person']));
});
