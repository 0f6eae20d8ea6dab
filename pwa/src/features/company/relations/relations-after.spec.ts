import { listCompanyServices, type QueuedInput } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Pending } from '../../../offline/index.ts';
import { pendingEdit } from '../../../offline/sync/testing/pending-edits.ts';
import { relationViews } from './relations-after.ts';

type Types = QueuedInput['set-relation']['relativeType'];
const relate = (otherId: string, relativeType: Types, value = true, standing = false) =>
  pendingEdit(
    'set-relation',
    { companyId: 'page', otherId, relativeType, value },
    { name: `会社${otherId}`, standing },
  );
const rows = [
  { id: 'a', name: '会社a', relativeType: ['PARTNER'], usageType: null, ways: ['PARTNER'] },
  { id: 'b', name: '会社b', relativeType: ['INVESTOR', 'PARTNER'], usageType: null, ways: ['INVESTOR', 'PARTNER'] },
];
const shown = z.object({
  payload: z.array(
    z.object({ id: z.string(), name: z.string(), relativeType: z.array(z.string()), ways: z.array(z.string()) }),
  ),
  total: z.number(),
});

function after(pending: readonly Pending[], query: object = {}, payload: object[] = rows) {
  const answer = { payload, total: 7, counter: undefined, position: undefined, watermark: undefined };
  const input = { params: { id: 'page' }, query: { type: 'company-relative', page: '1', ...query } };
  return shown.parse(relationViews.overlays[0]?.apply(answer, { account: 'mio', input, pending }));
}
const types = (answer: z.output<typeof shown>) => answer.payload.map((row) => [row.id, ...row.relativeType]);

it('pending relations: a new one is first, and changes of others show', () => {
  const told = after([relate('new', 'SUPPORTER'), relate('a', 'INVESTOR'), relate('b', 'PARTNER', false)]);
  expect(types(told)).toEqual([
    ['new', 'SUPPORTER'],
    ['a', 'PARTNER', 'INVESTOR'],
    ['b', 'INVESTOR'],
  ]);
  expect([told.payload[0]?.name, told.total]).toEqual(['会社new', 8]);
});

it('pending relations: one without any kind left is dropped, unless the server refused', () => {
  expect(types(after([relate('a', 'PARTNER', false)]))).toEqual([['b', 'INVESTOR', 'PARTNER']]);
  expect(after([relate('a', 'PARTNER', false)]).total).toBe(6);
  expect(types(after([relate('a', 'PARTNER', false, true)]))).toHaveLength(2);
});

it.each([
  ['another page', { page: '2' }],
  ['one category', { categories: 'sns_community' }],
])('pending relations: %s gets no new one', (_, query) => {
  expect(types(after([relate('new', 'SUPPORTER')], query))).toHaveLength(2);
});

it('pending relations: change neither what is so already nor other lists', () => {
  const once = after([relate('new', 'SUPPORTER'), relate('a', 'PARTNER', false)]);
  const pending = [relate('b', 'PARTNER'), relate('a', 'PARTNER', false)];
  expect(types(after(pending, {}, once.payload))).toEqual(types(once));
  expect(types(after([relate('new', 'SUPPORTER')], { type: 'company-use' }))).toHaveLength(2);
  expect(relationViews.overlays[0]?.call).toBe(listCompanyServices);
});

const use = (type: 'declare-usage' | 'withdraw-usage', holder: string, serviceId: string) => {
  const pair = { holder: { kind: 'company' as const, id: holder }, serviceId };
  const about = { name: `会社${holder === 'page' ? serviceId : holder}` };
  if (type === 'withdraw-usage') return pendingEdit(type, pair, about);
  return pendingEdit(type, { ...pair, usageType: holder === 'page' ? 'company-using' : 'company-use' }, about);
};

describe('who uses whose service', () => {
  const adopters = [{ id: 'a', name: '会社a', relativeType: [], usageType: 'company-use', ways: ['company-use'] }];
  const ids = (answer: z.output<typeof shown>) => answer.payload.map(({ id }) => id);

  it('is first in the list of its side only', () => {
    const pending = [use('declare-usage', 'new', 'page'), use('declare-usage', 'page', 'tool')];
    expect(ids(after(pending, { type: 'company-use' }, adopters))).toEqual(['new', 'a']);
    expect(ids(after(pending, { type: 'company-using' }, []))).toEqual(['tool']);
  });

  it('moves between lists when its side changes', () => {
    const pending = [use('withdraw-usage', 'a', 'page'), relate('a', 'PARTNER')];
    expect(ids(after(pending, { type: 'company-use' }, adopters))).toEqual([]);
    const related = after(pending, {}, []);
    expect(related.payload).toMatchObject([{ id: 'a', name: '会社a', relativeType: ['PARTNER'], ways: ['PARTNER'] }]);
  });

  it("changes neither other pages nor people's usages", () => {
    const pending = [use('declare-usage', 'x', 'y'), use('declare-usage', 'page', 'tool')];
    const person = pendingEdit('withdraw-usage', { holder: { kind: 'user', id: 'a' }, serviceId: 'page' });
    expect(ids(after([...pending, person], { type: 'company-use' }, adopters))).toEqual(['a']);
  });
});
