import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';

const publication = z.object({ id: z.string(), isPublic: z.boolean() });

/**
 * An owner shows a draft to everybody, or makes a draft of the page again. Answers 422 `page-incomplete` with the field that is
 * missing, and 403 `page-withheld` where an admin took the page out of sight.
 */
export const setPagePublished = defineCommand({
  name: 'setPagePublished',
  method: 'PUT',
  path: '/api/company/:id/published',
  access: 'owner',
  summary: 'ページを公開する、下書きに戻す',
  params: z.strictObject({ id: idField('会社') }),
  body: z.strictObject({ value: z.boolean().meta({ title: '公開' }) }),
  answer: publication,
});

/** A company takes the page that it speaks for out of sight; it is a draft again. */
export const deactivateOwnCompany = defineCommand({
  name: 'deactivateOwnCompany',
  method: 'DELETE',
  path: '/api/company/self-deactivate',
  access: 'business',
  summary: '自社のページを下書きに戻す（内容は残る）',
  answer: publication,
});
