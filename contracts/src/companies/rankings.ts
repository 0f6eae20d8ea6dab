import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { exploreFilter, flag, keyList, paging } from '../kernel/query.ts';
import { companyCard } from './company.ts';
import { perhapsTellingCompany } from './content-flags.ts';

export const listTopUsingServices = defineRead({
  name: 'listTopUsingServices',
  method: 'GET',
  path: '/api/company/using-services',
  access: 'anyone',
  summary: 'よく使われているサービス',
  query: z.strictObject({
    ...paging(10),
    explore: exploreFilter,
  }),
  answer: z.array(companyCard),
  headers: ['total'],
});
export const highlightedCompanies = defineRead({
  name: 'highlightedCompanies',
  method: 'GET',
  path: '/api/company/highlight',
  access: 'anyone',
  summary: '注目の会社・サービス。isMobileView では4件まで、allInfo では持っている記事の種類なども返す',
  query: z.strictObject({
    ...paging(10),
    explore: exploreFilter,
    isMobileView: flag('携帯の表示'),
    companyIds: keyList('会社'),
    articleCategories: keyList('カテゴリー'),
    allInfo: flag('すべての項目'),
  }),
  answer: z.array(perhapsTellingCompany),
  headers: ['total'],
});
export const listHiringPresentations = defineRead({
  name: 'listHiringPresentations',
  method: 'GET',
  path: '/api/company/hiring-presentations',
  access: 'anyone',
  summary: '採用資料のある会社を、その資料とともに読む',
  query: z.strictObject(paging(10)),
  answer: z.array(
    companyCard
      .extend({ hiringPresentations: z.array(z.object({ title: z.string().nullable(), url: z.string() })) })
      .meta({ id: 'HiringCompany' }),
  ),
  headers: ['total'],
});
