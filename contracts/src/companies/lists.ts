import { smallCatalogues } from '@meikan/domain';
import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { keyList, keysOf, memberStatusFilter, paging, usageTypeFilter } from '../kernel/query.ts';
import { personCard } from '../users/profile.ts';
import { companyCard } from './company.ts';

const ofCompany = z.strictObject({ id: idField('会社') });

export const listCompanyUsers = defineRead({
  name: 'listCompanyUsers',
  method: 'GET',
  path: '/api/company/:id/users',
  access: 'anyone',
  summary: '使っている人を読む（無料プランは 8 人まで）',
  params: ofCompany,
  query: z.strictObject({
    ...paging(8),
    usageType: usageTypeFilter,
  }),
  answer: z.array(personCard.extend({ usageType: z.string() })),
  headers: ['total', 'counter'],
});
export const listCompanyMembers = defineRead({
  name: 'listCompanyMembers',
  method: 'GET',
  path: '/api/company/:id/members',
  access: 'anyone',
  summary: '所属する人を読む',
  params: ofCompany,
  query: z.strictObject({
    ...paging(8),
    memberStatus: memberStatusFilter,
  }),
  answer: z.array(personCard.extend({ memberStatus: z.string(), isOwner: z.boolean() })),
  headers: ['total', 'counter'],
});

/** A company in one of the lists of a company page, with how it stands to it. */
export const relatedCompany = companyCard
  .extend({ relativeType: z.array(z.string()), usageType: z.string().nullable() })
  .meta({ id: 'RelatedCompany' });
export type RelatedCompany = z.output<typeof relatedCompany>;
const serviceList = z
  .enum(['company-use', 'company-using', 'company-relative'])
  .default('company-using')
  .meta({ title: '一覧' });
export const listCompanyServices = defineRead({
  name: 'listCompanyServices',
  method: 'GET',
  path: '/api/company/:id/service-pagination',
  access: 'anyone',
  summary: '導入企業（company-use）、使っているサービス（company-using）、関わりのある会社（company-relative）を読む',
  params: ofCompany,
  query: z.strictObject({
    type: serviceList,
    page: paging(12).page,
    size: paging(12).limit,
    categories: keyList('カテゴリ'),
    companySize: keysOf('会社の大きさ', smallCatalogues.company_size_buckets),
  }),
  answer: z.array(relatedCompany),
  headers: ['total', 'counter'],
});
