import { listCompanyServices, type QueuedInput } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { pendingEdit } from '../../../offline/answers/testing/pending-edits.ts';
import type { Pending } from '../../../offline/index.ts';
import { relationViews } from './relations-after.ts';

type Types = QueuedInput['set-relation']['relativeType'];
const relate = (otherId: string, relativeType: Types, value = true, standing = false) =>
  pendingEdit(
    'set-relation',
    { companyId: 'page', otherId, relativeType, value },
    { name: `会社${otherId}`, standing },
  );
const rows = [
  { id: 'a', name: '会社a', relativeType: ['PARTNER'] },
  { id: 'b', name: '会社b', relativeType: ['INVESTOR', 'PARTNER'] },
];
const shown = z.object({
  payload: z.array(z.object({ id: z.string(), name: z.string(), relativeType: z.array(z.string()) })),
  total: z.number(),
});

function after(pending: readonly Pending[], query: object = {}, payload: object[] = rows) {
  const answer = { payload, total: 7, counter: undefined, position: undefined, watermark: undefined };
  const input = { params: { id: 'page' }, query: { type: 'company-relative', page: '1', ...query } };
  return shown.parse(relationViews.overlays[0]?.apply(answer, { account: 'mio', input, pending }));
}
const types = (answer: z.output<typeof shown>) => answer.payload.map((row) => [row.id, ...row.relativeType]);

it('shows a new one first, and what is added to and taken from the others', () => {
  const told = after([relate('new', 'SUPPORTER'), relate('a', 'INVESTOR'), relate('b', 'PARTNER', false)]);
  expect(types(told)).toEqual([
    ['new', 'SUPPORTER'],
    ['a', 'PARTNER', 'INVESTOR'],
    ['b', 'INVESTOR'],
  ]);
  expect([told.payload[0]?.name, told.total]).toEqual(['会社new', 8]);
});

it('lets go who is related in no way any more, unless the server refused', () => {
  expect(types(after([relate('a', 'PARTNER', false)]))).toEqual([['b', 'INVESTOR', 'PARTNER']]);
  expect(after([relate('a', 'PARTNER', false)]).total).toBe(6);
  expect(types(after([relate('a', 'PARTNER', false, true)]))).toHaveLength(2);
});

it.each([
  ['another page', { page: '2' }],
  ['one category', { categories: 'sns_community' }],
])('puts nobody new on %s', (_, query) => {
  expect(types(after([relate('new', 'SUPPORTER')], query))).toHaveLength(2);
});

it('changes nothing that is so already, and no other list', () => {
  const once = after([relate('new', 'SUPPORTER'), relate('a', 'PARTNER', false)]);
  const pending = [relate('b', 'PARTNER'), relate('a', 'PARTNER', false)];
  expect(types(after(pending, {}, once.payload))).toEqual(types(once));
  expect(types(after([relate('new', 'SUPPORTER')], { type: 'company-use' }))).toHaveLength(2);
  expect(relationViews.overlays[0]?.call).toBe(listCompanyServices);
});
