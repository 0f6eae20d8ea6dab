import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField, wantedField } from '../kernel/fields.ts';
import { otherCompanyId, relativeType } from '../relations/relation-fields.ts';

const service = z.strictObject({ id: idField('サービス') });
const usageType = z.enum(['private', 'company']).meta({ title: '使い方' });
/** The answered `usage` says whether it stands now. */
const usage = z.object({ serviceId: z.string(), usage: z.boolean(), usageType: z.string().nullable() });

/** The caller uses the service privately or in a company. `usage: false` withdraws. */
export const declareUsage = defineCommand({
  name: 'declareUsage',
  method: 'POST',
  path: '/api/users/using-service/:serviceId',
  access: 'general',
  summary: '使っているサービスを登録する、外す',
  params: z.strictObject({ serviceId: idField('サービス') }),
  body: z.strictObject({
    usageType: usageType.default('private'),
    usage: z.boolean().default(true).meta({ title: '目標の状態' }),
  }),
  answer: usage,
});
export const declareUsageOfCompany = defineCommand({
  name: 'declareUsageOfCompany',
  method: 'POST',
  path: '/api/company/:id/user',
  access: 'general',
  summary: '使っているサービスを登録する（会社のページから）',
  params: service,
  body: z.strictObject({ usageType: usageType.default('private') }),
  answer: usage,
});
export const toggleServiceUsage = defineCommand({
  name: 'toggleServiceUsage',
  method: 'POST',
  path: '/api/company/:id/usage-service',
  access: 'signed-in',
  summary: '個人は自分の利用を、法人は自社の利用を入れる、外す（値がなければ反転）',
  params: service,
  body: z.strictObject({ usage: wantedField }).optional(),
  answer: usage,
});
export const setCompanyUsage = defineCommand({
  name: 'setCompanyUsage',
  method: 'POST',
  path: '/api/company/:id/usage',
  access: 'business',
  summary: '自社が導入している、いない（値がなければ反転）',
  params: service,
  body: z.strictObject({ usage: wantedField }).optional(),
  answer: usage,
});
/** usage: company-use = companyId uses {id}; company-using = {id} uses companyId; company-relative = they are related. */
export const enterCompanyUsage = defineCommand({
  name: 'enterCompanyUsage',
  method: 'POST',
  path: '/api/company/:id/service-usage',
  access: 'owner',
  summary: '導入企業、使っているサービス、関わりのある会社を登録する、外す',
  params: z.strictObject({ id: idField('会社') }),
  body: z.strictObject({
    usage: z.enum(['company-use', 'company-using', 'company-relative']).meta({ title: '関わり方' }),
    companyId: otherCompanyId,
    relativeType: relativeType.optional(),
    value: wantedField,
  }),
  answer: z.object({ usage: z.boolean(), companyId: z.string() }),
});
