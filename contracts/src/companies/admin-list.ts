import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { paging, searchText } from '../kernel/query.ts';
import { companyCard } from './company.ts';

/** A company or service as admins see it in their list: its switches, and whose plan they can turn. */
export const listedCompany = companyCard
  .extend({
    registeredAt: z.string(),
    isShareSocial: z.boolean(),
    isHighlight: z.boolean(),
    showOnSearchPage: z.boolean(),
    alwaysShowOnTopPage: z.boolean(),
    isRequestUpdate: z.boolean(),
    updatedByAdmin: z.boolean(),
    /** One of its owners is on the paid plan. */
    isPaidAccount: z.boolean(),
    /** The accounts that own it, by their ids. */
    owners: z.array(z.object({ id: z.string(), isPaidAccount: z.boolean() })),
  })
  .meta({ id: 'ListedCompany' });
export type ListedCompany = z.output<typeof listedCompany>;

export const listAllCompanies = defineRead({
  name: 'listAllCompanies',
  method: 'GET',
  path: '/api/company',
  access: 'admin',
  summary: '会社・サービスの一覧を、非公開のものも含めて読む（運営）',
  query: z.strictObject({
    ...paging(20),
    /** Part of the name or its reading. */
    name: searchText,
    state: z.enum(['public', 'private']).optional().meta({ title: '公開の状態' }),
  }),
  answer: z.array(listedCompany),
  headers: ['total'],
});
