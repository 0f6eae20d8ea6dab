import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField, reasonField } from '../kernel/fields.ts';

/** The end of a page, for admins; nothing brings it back. */
export const removeCompany = defineCommand({
  name: 'removeCompany',
  method: 'DELETE',
  path: '/api/company/:id',
  access: 'admin',
  summary: '会社・サービスのページを削除する',
  params: z.strictObject({ id: idField('会社') }),
  body: z.strictObject({ reason: reasonField.optional() }).optional(),
  answer: z.object({ id: z.string() }),
});
