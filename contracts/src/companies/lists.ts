import { smallCatalogues } from '@meikan/domain';
import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { keyList, keysOf, memberStatusFilter, paging, preview, usageTypeFilter } from '../kernel/query.ts';
import { claim } from '../usages/claims.ts';
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
    preview,
  }),
  answer: z.array(personCard.extend({ usageType: z.string(), claims: z.array(claim).default([]) })),
  headers: ['total', 'counter'],
});
/** What somebody who uses a service wrote of it. Its id is theirs: nobody writes two of one service. */
export const review = z
  .object({
    id: z.string(),
    review: z.string(),
    user: personCard,
    company: z.object({ id: z.string(), name: z.string() }),
    usageType: z.string(),
    /** `yyyy-MM`, since when they use it. */
    since: z.string().nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

export const listCompanyRecommends = defineRead({
  name: 'listCompanyRecommends',
  method: 'GET',
  path: '/api/company/:id/recommends',
  access: 'anyone',
  summary: '使っている人のひとことを読む',
  params: ofCompany,
  query: z.strictObject({ ...paging(5), preview }),
  answer: z.array(review),
  headers: ['total'],
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
    preview,
  }),
  answer: z.array(personCard.extend({ memberStatus: z.string(), isOwner: z.boolean() })),
  headers: ['total', 'counter'],
});

/** A company in one of the lists of a company page, with how it stands to it. */
export const relatedCompany = companyCard
  .extend({
    relativeType: z.array(z.string()),
    usageType: z.string().nullable(),
    /** All ways in which it stands to the company of the page, whichever side entered them; none to who may not change them. */
    ways: z.array(z.string()).default([]),
    /** One, or one of each side where both entered a relation. */
    claims: z.array(claim).default([]),
  })
  .meta({ id: 'RelatedCompany' });
export type RelatedCompany = z.output<typeof relatedCompany>;
const list = {
  type: z.enum(['company-use', 'company-using', 'company-relative']).default('company-using').meta({ title: '一覧' }),
  categories: keyList('カテゴリー'),
};
/** By which figure a list of companies begins; the others follow it. */
const sort = z
  .enum(smallCatalogues.company_sort_options)
  .default('number_worker_change_per_3_months')
  .meta({ title: '並び順' });
const companySize = keysOf('会社の大きさ', smallCatalogues.company_size_buckets);

export const listCompanyServices = defineRead({
  name: 'listCompanyServices',
  method: 'GET',
  path: '/api/company/:id/service-pagination',
  access: 'anyone',
  summary: '導入企業（company-use）、使っているサービス（company-using）、関わりのある会社（company-relative）を読む',
  params: ofCompany,
  query: z.strictObject({ ...list, page: paging(12).page, size: paging(12).limit, companySize, sort, preview }),
  answer: z.array(relatedCompany),
  headers: ['total', 'counter'],
});
/** The same lists, paged as the users beside them are. */
export const listServicesOfCompany = defineRead({
  name: 'listServicesOfCompany',
  method: 'GET',
  path: '/api/company/:id/services',
  access: 'anyone',
  summary: 'service-pagination と同じ一覧を、page と limit で読む',
  params: ofCompany,
  query: z.strictObject({ ...list, ...paging(12), companySize, sort, preview }),
  answer: z.array(relatedCompany),
  headers: ['total', 'counter'],
});

/** How many stand in a list, of some categories where it is said; `counter` per main category, whatever is asked for. */
const listCount = z.object({ count: z.number().int() }).meta({ id: 'ListCount' });
export const countServicesOfCompany = defineRead({
  name: 'countServicesOfCompany',
  method: 'GET',
  path: '/api/company/:id/count-services',
  access: 'anyone',
  summary: '導入企業、使っているサービス、関わりのある会社を数える。counter はカテゴリーごとの件数',
  params: ofCompany,
  query: z.strictObject(list),
  answer: listCount,
  headers: ['counter'],
});
export const countUsedServicesOfCompany = defineRead({
  name: 'countUsedServicesOfCompany',
  method: 'GET',
  path: '/api/company/:id/count-used-services',
  access: 'anyone',
  summary: '使っているサービスを数える。counter はカテゴリーごとの件数',
  params: ofCompany,
  answer: listCount,
  headers: ['counter'],
});
