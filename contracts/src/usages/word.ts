import { limits } from '@meikan/domain';
import { z } from 'zod';
import { textField } from '../kernel/fields.ts';

/** What somebody who uses a service says of it, for its page; null takes it back. */
export const usageWord = z.strictObject({
  comment: textField('ひとこと', limits.description).nullable(),
});
