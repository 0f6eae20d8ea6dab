import { limits, paragraph, type ServiceCategory, serviceCategoryOf } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { fieldKinds } from '../kernel/field-kinds.ts';
import { idField, linkField, pictureField, ruled, textField } from '../kernel/fields.ts';
import { sayInvalid } from '../kernel/words.ts';

/** The key of a main or a sub category: the other levels follow from it. */
const category = z
  .string()
  .transform((key, context): ServiceCategory => {
    const found = serviceCategoryOf(key);
    if (found !== null) return found;
    context.addIssue({
      code: 'custom',
      message: sayInvalid('unknown-key', 'カテゴリー'),
      params: { code: 'unknown-key' },
    });
    return z.NEVER;
  })
  .meta({ title: 'カテゴリー' })
  .register(fieldKinds, { holds: 'service-categories' });

/** Step 1 of the popup: all are required. */
export const registration = {
  name: textField('会社名・サービス名', limits.shortText, { min: 1 }),
  category,
  website: linkField('公式サイト'),
  description: ruled<string>('説明', paragraph(limits.description), { most: limits.description }),
};

/** `usage` says that the one who registered it uses it. */
const registered = z.object({ id: z.string(), usage: z.boolean(), usageType: z.string().nullable() });

/**
 * Registers a service that is missing, with its first usage: a person's own, or that of a business account's company.
 * The page is public, not verified, and nobody's.
 */
export const registerUsedService = defineCommand({
  name: 'registerUsedService',
  method: 'POST',
  path: '/api/company/usage-company',
  access: 'signed-in',
  summary: '名鑑にないサービスを、自分の利用とともに登録する',
  encoding: 'multipart',
  body: z.strictObject({
    ...registration,
    usageType: z.enum(['private', 'company']).default('private').meta({ title: '使い方' }),
  }),
  answer: registered,
});

const CONSENT = 'ロゴを使う権利の確認';
/** Consent comes as a text, as everything in a form does. */
const consent = z.enum(['true', 'false']).default('false').meta({ title: CONSENT });

type Logo = { readonly photo?: string | null | undefined; readonly copyright: boolean | 'true' | 'false' };

/** A logo is taken only from who says that they may use it. */
function needsConsent({ photo, copyright }: Logo, context: z.RefinementCtx): void {
  if (!photo || copyright === true || copyright === 'true') return;
  const message = 'ロゴを使う権利があることを確認してください。';
  context.addIssue({ code: 'custom', path: ['copyright'], message, params: { code: 'required' } });
}

/** What an owner adds in the second step, as a phone queues it: the company that they act for, and the new service's logo. */
export const registrationOfOwner = z
  .strictObject({
    companyId: idField('会社'),
    photo: pictureField('ロゴ').nullable().default(null),
    copyright: z.boolean().default(false).meta({ title: CONSENT }),
  })
  .superRefine(needsConsent);

/** As above, entered by a company's owner: company-using = {id} uses the new service; company-use = the new one uses {id}. */
export const registerServiceOfCompany = defineCommand({
  name: 'registerServiceOfCompany',
  method: 'POST',
  path: '/api/company/:id/services',
  access: 'owner',
  summary: '名鑑にないサービスや導入企業を、自社との関わりとともに登録する',
  encoding: 'multipart',
  params: z.strictObject({ id: idField('会社') }),
  body: z
    .strictObject({
      ...registration,
      usage: z.enum(['company-using', 'company-use']).default('company-using').meta({ title: '関わり方' }),
      /** A company's use is never private; the form of individuals says it in this field too. */
      usageType: z.literal('company').default('company').meta({ title: '使い方' }),
      /** The address that `POST /images/single` answered: pictures of strangers are decoded in that service only. */
      photo: pictureField('ロゴ').optional(),
      copyright: consent,
    })
    .superRefine(needsConsent),
  answer: registered,
});
