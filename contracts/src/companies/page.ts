import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { preview } from '../kernel/query.ts';
import { briefInfo, company, privateCompany } from './company.ts';

const ofCompany = z.strictObject({ id: idField('会社') });

export const getCompany = defineRead({
  name: 'getCompany',
  method: 'GET',
  path: '/api/company/:id',
  access: 'anyone',
  summary: '会社・サービスのページを読む。非公開なら名前と公式サイトだけ',
  params: ofCompany,
  query: z.strictObject({ preview }),
  answer: z.union([company, privateCompany]),
});
export const getBriefInfo = defineRead({
  name: 'getBriefInfo',
  method: 'GET',
  path: '/api/company/:id/brief-info',
  access: 'anyone',
  summary: '会社の手短な紹介',
  params: ofCompany,
  answer: briefInfo,
});
/** What people of a company told of how they came to it. */
const changeJobEntry = z
  .object({
    jobPeriod: z.string().nullable(),
    pastJobOverview: z.string().nullable(),
    currentJobOverview: z.string().nullable(),
    opinionAboutCompany: z.string().nullable(),
    opinionOverall: z.string().nullable(),
  })
  .meta({ id: 'ChangeJobEntry' });
export const getChangeJobLog = defineRead({
  name: 'getChangeJobLog',
  method: 'GET',
  path: '/api/company/:id/change-job-log',
  access: 'anyone',
  summary: '会社の人の、転職の記録を読む',
  params: ofCompany,
  answer: z.array(changeJobEntry),
});
