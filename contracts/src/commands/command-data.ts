import { z } from 'zod';
import { idField } from '../kernel/fields.ts';

export const userId = idField('利用者');
export const companyId = idField('会社');

/** A person or a page: whose article, who uses a service, who is followed. */
export const personOrPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), id: userId }),
  z.strictObject({ kind: z.literal('company'), id: companyId }),
]);

/** Whether the command takes back its sender's own withdrawal: what stood before stands again, since when it did. */
export const restore = z.boolean().optional().meta({ title: '取り消した登録を戻す' });
