import { type Claim, type ClaimVerdict, listCompanyServices, listCompanyUsers } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Pending } from '../../../offline/index.ts';
import { pendingEdit } from '../../../offline/sync/testing/pending-edits.ts';
import { claimViews } from './claims-after.ts';

const claim = (id: string, verdict: ClaimVerdict | null = null): Claim => ({
  claimant: { kind: 'company', id, name: id },
  ...{ claimedAt: '2026-11-01T09:00:00.000Z', since: null, verdict, mayJudge: true },
});
const row = (id: string, claimant = id) => ({ id, claims: [claim(claimant)] });
const rows = z.array(z.object({ claims: z.array(z.object({ verdict: z.string().nullable() })) }));

function verdicts(call: { readonly name: string }, payload: object[], type: string | undefined, ...pending: Pending[]) {
  const overlay = claimViews.overlays.find((one) => one.call.name === call.name);
  const answer = { payload, total: 1, counter: undefined, position: undefined, watermark: undefined };
  const input = { params: { id: 'page' }, query: type === undefined ? {} : { type } };
  const after = overlay?.apply(answer, { account: 'mio', input, pending });
  return rows.parse(after?.payload).map(({ claims }) => claims.map(({ verdict }) => verdict));
}
const ofCompany = (holder: string, serviceId: string, verdict: ClaimVerdict | null) =>
  pendingEdit('judge-usage', { holder: { kind: 'company', id: holder }, serviceId, verdict });
const ofPair = (companyId: string, otherId: string, verdict: ClaimVerdict | null) =>
  pendingEdit('judge-relation', { companyId, otherId, verdict });

it('pending answers: the last one shows on its claim', () => {
  const list = [row('a'), row('b')];
  const disputed = ofCompany('a', 'page', 'disputed');
  expect(verdicts(listCompanyServices, list, 'company-use', disputed)).toEqual([['disputed'], [null]]);
  expect(verdicts(listCompanyServices, list, 'company-use', disputed, ofCompany('a', 'page', null))).toEqual([
    [null],
    [null],
  ]);
  expect(verdicts(listCompanyServices, list, 'company-using', ofCompany('page', 'b', 'hidden'))).toEqual([
    [null],
    ['hidden'],
  ]);
});

it('pending answers: tell the two claims of a relation apart by their maker', () => {
  const both = [{ id: 'a', claims: [claim('a'), claim('page')] }];
  expect(verdicts(listCompanyServices, both, 'company-relative', ofPair('page', 'a', 'hidden'))).toEqual([
    ['hidden', null],
  ]);
  expect(verdicts(listCompanyServices, both, 'company-relative', ofPair('a', 'page', 'confirmed'))).toEqual([
    [null, 'confirmed'],
  ]);
});

it('pending answers: apply to each person by themselves', () => {
  const judged = pendingEdit('judge-usage', {
    ...{ holder: { kind: 'user' as const, id: 'sora' }, serviceId: 'page', verdict: 'confirmed' as const },
  });
  expect(verdicts(listCompanyUsers, [row('sora'), row('mio')], undefined, judged)).toEqual([['confirmed'], [null]]);
});

it('pending answers: leave a list without pending ones unchanged', () => {
  const list = [row('a')];
  expect(verdicts(listCompanyServices, list, 'company-use')).toEqual([[null]]);
});
