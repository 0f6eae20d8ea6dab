import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';

/** The specification shows no body for it: ours names the item. Read again it stays read, and is counted once a person. */
export const markContentRead = defineCommand({
  name: 'markContentRead',
  method: 'PUT',
  path: '/api/company/:id/content-read',
  access: 'signed-in',
  summary: '会社の記事・スライドなどを読んだと記録し、読んだ人を数える（ひとり1回。持ち主は数えない）',
  params: z.strictObject({ id: idField('会社') }),
  body: z.strictObject({ contentId: idField('記事') }),
  answer: z.object({ contentId: z.string(), isRead: z.literal(true), readCount: z.number().int() }),
});
