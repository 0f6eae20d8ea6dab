import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { paging, searchText } from '../kernel/query.ts';
import { personCard } from './profile.ts';

/** A person as admins see them in their list. */
export const listedUser = personCard
  .extend({
    joinedAt: z.string(),
    disabled: z.boolean(),
    isDraft: z.boolean(),
    isRequestUpdate: z.boolean(),
    isPaidAccount: z.boolean(),
  })
  .meta({ id: 'ListedUser' });
export type ListedUser = z.output<typeof listedUser>;

export const listAllUsers = defineRead({
  name: 'listAllUsers',
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  summary: '利用者の一覧を読む（運営）',
  query: z.strictObject({
    ...paging(20),
    /** Part of the name or the user name. */
    name: searchText,
    state: z.enum(['shown', 'hidden']).optional().meta({ title: '公開の状態' }),
  }),
  answer: z.array(listedUser),
  headers: ['total'],
});
