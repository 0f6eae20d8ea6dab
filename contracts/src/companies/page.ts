import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { flag } from '../kernel/query.ts';
import { briefInfo, company, privateCompany } from './company.ts';

const ofCompany = z.strictObject({ id: idField('会社') });

export const getCompany = defineRead({
  name: 'getCompany',
  method: 'GET',
  path: '/api/company/:id',
  access: 'anyone',
  summary: '会社・サービスのページを読む。非公開なら名前と公式サイトだけ',
  params: ofCompany,
  query: z.strictObject({ preview: flag('プレビュー') }),
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
