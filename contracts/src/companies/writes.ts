import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField, reasonField, wantedField } from '../kernel/fields.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
const target = z
  .strictObject({
    value: wantedField,
    reason: reasonField.optional(),
  })
  .optional();
const flagCall = <const Path extends string>(name: string, path: Path, summary: string) =>
  defineCommand({
    name,
    method: 'PUT',
    path: `/api/company/:id/${path}`,
    access: 'admin',
    summary: `${summary}（値がなければ反転）`,
    params: ofCompany,
    body: target,
    answer: z.object({ value: z.boolean() }),
  });
/** The toggles that may be sent without a body; a body names the wanted value. */
export const companyFlagCalls = {
  public: flagCall('setCompanyPublic', 'public', '公開する、しない'),
  'share-social': flagCall('setCompanyShareSocial', 'share-social', 'SNS で共有する、しない'),
  highlight: flagCall('setCompanyHighlight', 'highlight', 'ハイライトに出す、出さない'),
  'show-on-search-page': flagCall('setCompanyShowOnSearchPage', 'show-on-search-page', '検索に出す、出さない'),
  'always-show-top-page': flagCall('setCompanyAlwaysShowTopPage', 'always-show-top-page', 'トップに常に出す、出さない'),
  'request-update': flagCall('setCompanyRequestUpdate', 'request-update', '更新のお願いを入れる、外す'),
  'toggle-updated-by-admin': flagCall('setCompanyUpdatedByAdmin', 'toggle-updated-by-admin', '運営が更新する、しない'),
} as const;
const judged = z.strictObject({ reason: reasonField.optional() }).optional();
export const verifyCompany = defineCommand({
  name: 'verifyCompany',
  method: 'PUT',
  path: '/api/company/:id/verify',
  access: 'admin',
  summary: '会社を認証する',
  params: ofCompany,
  body: judged,
  answer: z.object({ isVerified: z.boolean() }),
});
export const unverifyCompany = defineCommand({
  name: 'unverifyCompany',
  method: 'PUT',
  path: '/api/company/:id/un-verify',
  access: 'admin',
  summary: '会社の認証を外す',
  params: ofCompany,
  body: judged,
  answer: z.object({ isVerified: z.boolean() }),
});
export const setCompanyFollow = defineCommand({
  name: 'setCompanyFollow',
  method: 'PUT',
  path: '/api/company/:id/follow',
  access: 'signed-in',
  summary: '会社をフォローする、やめる（値がなければ反転）',
  params: ofCompany,
  body: z.strictObject({ value: wantedField }).optional(),
  answer: z.object({ isFollowing: z.boolean() }),
});
