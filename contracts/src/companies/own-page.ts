import { limits } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { textField } from '../kernel/fields.ts';
import { serviceCategoryField } from './company-input.ts';
import { registration } from './registrations.ts';

/** What a page begins with that its company registers itself, as its form holds it. */
export const ownPage = z.strictObject({
  ...registration,
  category: serviceCategoryField,
  reading: textField('読みがな', limits.shortText).nullable().default(null),
});

/**
 * The page that a company's account will keep. It is a draft, which its owners and admins alone see, and who registers it is its
 * owner and speaks for it from now on. Answers 409 `own-page-exists` to who speaks for a page already, and 409
 * `company-already-registered` with `existing` where somebody has registered a page of this name and website.
 */
export const registerOwnPage = defineCommand({
  name: 'registerOwnPage',
  method: 'POST',
  path: '/api/company',
  access: 'business',
  summary: '自社のページを下書きとして登録し、その持ち主になる',
  body: ownPage.extend({ category: registration.category }),
  answer: z.object({ id: z.string() }),
});
