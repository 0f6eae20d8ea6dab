import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField, wantedField } from '../kernel/fields.ts';
import { paging } from '../kernel/query.ts';
import { personCard } from '../users/profile.ts';

export const setBlock = defineCommand({
  name: 'setBlock',
  method: 'PUT',
  path: '/api/users/:id/block',
  access: 'signed-in',
  summary: '人をブロックする、解除する（値がなければ反転）。相手には知らされない',
  params: z.strictObject({ id: idField('利用者') }),
  body: z.strictObject({ value: wantedField }).optional(),
  answer: z.object({ isBlocking: z.boolean() }),
});

export const listBlocks = defineRead({
  name: 'listBlocks',
  method: 'GET',
  path: '/api/users/blocks',
  access: 'signed-in',
  summary: '自分がブロックしている人を、新しい順に読む',
  query: z.strictObject({ ...paging(5) }),
  answer: z.array(personCard),
  headers: ['total'],
});
